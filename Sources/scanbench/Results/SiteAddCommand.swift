import ArgumentParser
import Workflows

/// `scanbench site add`
struct SiteAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Write what a run found as a result to be published.",
    usage: "scanbench site add <run> --output <file>",
    discussion: """
      The file has what a site shows, and the digests of the run's files, from which it \
      follows.

      EXAMPLE
        scanbench site add Reports/today --output Reports/published/today.json
      """)

  @Argument(help: ArgumentHelp("The folder that 'scanbench run' wrote.", valueName: "run"))
  var runFolder: String

  @Option(help: ArgumentHelp("The file to write; its name is the result's.", valueName: "file"))
  var output: String

  @Flag(help: "Replace the result in that file.")
  var force = false

  func run() throws {
    try PublishedResults.add(run: runFolder, to: output, isReplaced: force)
    print(output)
  }
}
