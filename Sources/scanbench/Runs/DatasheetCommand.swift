import ArgumentParser
import Findings
import Workflows

/// `scanbench datasheet`
struct DatasheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "datasheet",
    abstract:
      "Write what each reader of a run can do, as limits: near and far, tilt, contrast, light, speed.",
    usage: "scanbench datasheet <run> [<options>]",
    discussion: """
      Takes a run of suites that look for limits, such as those in Corpus/datasheet, and writes \
      for each reader a folder with a page to be shown or printed (index.html), a table \
      (datasheet.csv) and the evidence (datasheet.json, see FORMATS.md).

      EXAMPLE
        scanbench datasheet Reports/datasheet
        scanbench datasheet Reports/datasheet --engine zxing --beside zbar
      """)

  @Argument(help: ArgumentHelp("The folder that 'scanbench run' wrote.", valueName: "run"))
  var runFolder: String

  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp("A reader of the run. Repeat for more. (default: all)", valueName: "label"))
  var engines: [String] = []

  @Option(help: ArgumentHelp("A reader of the run to be held against.", valueName: "label"))
  var beside: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write, with a subfolder for each reader. (default: <run>-sheets)",
      valueName: "folder"))
  var output: String?

  func run() throws {
    let sheets = try DatasheetRecord.sheets(ofRun: runFolder, engines: engines, beside: beside)
    let pages = try sheets.write(to: output ?? "\(runFolder)-sheets", run: runFolder)
    for page in pages { print(page) }
  }
}
