import ArgumentParser
import Findings
import Workflows

/// `scanbench report`
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write the summary and the report of a run.",
    usage: "scanbench report <run> [<options>]",
    discussion: """
      Writes summary.json, report.md and index.html (one file, no request to anywhere). A \
      report is made from the run's files alone, so that of an old run can be made anew.

      Each engine is held against the rules of vendors for module widths that come with \
      ScanBench, and against those in each file given with --rules (see FORMATS.md).

      EXAMPLE
        scanbench report Reports/today
        scanbench report Reports/today --rules ours.yaml
        scanbench report Reports/choose --read 0.95 --most-ms 30
      """)

  @Argument(help: ArgumentHelp("The folder that 'scanbench run' wrote.", valueName: "run"))
  var runFolder: String

  @Option(help: ArgumentHelp("The folder to write. (default: the run's)", valueName: "folder"))
  var output: String?

  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp("Further rules for module widths. Repeat for more.", valueName: "file"))
  var ruleFiles: [String] = []

  @OptionGroup(title: "What readers are held against, in place of what the suites say")
  var asked: ChoiceRuleOptions

  func run() throws {
    let rules = try RuleFile.read(ruleFiles)
    Report.announceIfBeingWritten(runFolder)
    let result = try Report.write(
      runFolder: runFolder, outputFolder: output ?? runFolder, rules: rules,
      choice: asked.rule)
    print(result.text)
  }
}
