import ArgumentParser
import Workflows

/// `scanbench site table`
struct SiteTableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Print the overview of published results as Markdown, or put it into a file.",
    usage: "scanbench site table <result> ... [--splice <file>]",
    discussion: """
      Has a row for each library, in its newest version with its defaults, and a column for \
      each suite's codes; ranks are among these rows. In the file it takes the place between the lines '<!-- what `scanbench site table` writes -->' and \
      '<!-- to here -->'; all else stays as it is.

      EXAMPLE
        scanbench site table Reports/published/*.json --splice README.md
      """)

  @Argument(help: ArgumentHelp("Files that 'scanbench site add' wrote.", valueName: "result"))
  var results: [String]

  @Option(help: ArgumentHelp("The file in which the table stands.", valueName: "file"))
  var splice: String?

  func run() throws {
    guard let splice else { return print(try PublishedResults.table(of: results), terminator: "") }
    try PublishedResults.splice(tableOf: results, into: splice)
    print(splice)
  }
}
