import ArgumentParser
import Workflows

/// `scanbench schema`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a file that scanbench writes.",
    usage: "scanbench schema [<name>] [--strict]",
    discussion: """
      Draft 2020-12. Of JSON Lines, the schema is of one line. Without a name, the names are \
      listed. Documentation/FORMATS.md says what the keys mean, and Documentation/schemas has \
      the schemas as files.

      NAMES
      \(JSONFormat.list)

      EXAMPLE
        scanbench schema summary > summary.schema.json
      """)

  @Argument(help: ArgumentHelp("Which file's, or line's.", valueName: "name"))
  var format: JSONFormat?

  @Flag(help: "Allow no other keys than those that scanbench writes.")
  var strict = false

  func run() throws {
    if let format {
      print(try format.text(isStrict: strict), terminator: "")
    } else {
      print(JSONFormat.list)
    }
  }
}

extension JSONFormat: ExpressibleByArgument {
  package static var allValueStrings: [String] { names }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  package init?(argument: String) { self.init(name: argument) }
}
