import ArgumentParser
import Workflows

/// `scanbench site check`
struct SiteCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Hold a published result against its run.",
    usage: "scanbench site check <result> --run <run>",
    discussion: """
      Works the result out again from the run's trials, and names each figure that is \
      another. Exits with 0 where all are the same, with 1 where not.

      EXAMPLE
        scanbench site check Reports/published/today.json --run Reports/today
      """)

  @Argument(help: ArgumentHelp("A file that 'scanbench site add' wrote.", valueName: "result"))
  var result: String

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp("The folder of the run that it is of.", valueName: "run"))
  var runFolder: String

  func run() throws {
    let differences = try PublishedResults.differences(result: result, run: runFolder)
    guard differences.isEmpty else {
      for line in differences { print("\(result): \(line)") }
      throw ExitCode(1)
    }
    print("\(result): follows from \(runFolder)")
  }
}
