import ArgumentParser
import Workflows

/// `scanbench site check`
struct SiteCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Hold a published result against its run.",
    usage: "scanbench site check <result> --run <run> [<options>]",
    discussion: """
      Works the result out again from the run's trials, and names each figure that is \
      another. With --round it is held against the round's suites, profile and seed, too; \
      with --again, its frames and answers against those of a second reading, on \
      another machine, say: all but times and corners is to be the same. Exits with 0 where \
      all is, with 1 where not.

      EXAMPLE
        scanbench site check Reports/published/today.json --run Reports/today
        scanbench site check Reports/published/round-1-mine.json --run RUN \\
          --round Reports/published/rounds/round-1.json --again Reports/again
      """)

  @Argument(help: ArgumentHelp("A file that 'scanbench site add' wrote.", valueName: "result"))
  var result: String

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp("The folder of the run that it is of.", valueName: "run"))
  var runFolder: String

  @Option(help: ArgumentHelp("The round that it was submitted to.", valueName: "file"))
  var round: String?

  @Option(help: ArgumentHelp("The folder of a second reading.", valueName: "run"))
  var again: String?

  func run() throws {
    let faults = try PublishedResults.faults(
      in: result, run: runFolder, round: round, again: again)
    guard faults.isEmpty else {
      for line in faults { print("\(result): \(line)") }
      throw ExitCode(1)
    }
    print("\(result): follows from \(runFolder)")
    if let round { print("\(result): keeps to \(round)") }
    if let again { print("\(result): \(again) has the same frames and answers") }
  }
}
