import ArgumentParser
import Reporting

/// `scanbench report`
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the summary and the report of a run.",
    discussion: """
      Writes summary.json, report.md and index.html (one file, no request to anywhere). A \
      report is made from the run's files alone, so that of an old run can be made anew.

      EXAMPLE
        scanbench report Reports/today
      """)

  @Argument(help: ArgumentHelp("The folder that 'scanbench run' wrote.", valueName: "run"))
  var runFolder: String

  @Option(help: ArgumentHelp("The folder to write. (default: the run's)", valueName: "folder"))
  var output: String?

  func run() throws {
    let result = try Report.write(runFolder: runFolder, outputFolder: output ?? runFolder)
    print(result.headline.joined(separator: "\n"))
    print(result.page)
  }
}
