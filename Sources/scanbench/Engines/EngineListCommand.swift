import ArgumentParser
import Workflows

/// `scanbench engines list`
struct EngineListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the reading engines that are installed.",
    discussion: """
      An engine is an executable named scanbench-engine-NAME beside scanbench or on PATH. \
      How to add one: Documentation/ENGINES.md.

      EXAMPLE
        scanbench engines
        scanbench engines --options
        scanbench engines --json
      """)

  @Flag(help: "Say of each option what it takes and what it is for.")
  var options = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    print(try EngineChoice.list(isJSON: json, explainsOptions: options), terminator: "")
  }
}
