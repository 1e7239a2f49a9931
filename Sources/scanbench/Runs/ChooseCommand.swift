import ArgumentParser
import Findings
import Workflows

/// `scanbench choose`
struct ChooseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose",
    abstract: "Say which readers of a run, alone or together, meet a rule.",
    usage: "scanbench choose <run> [<options>]",
    discussion: """
      Holds each reader of a run against what you ask, and readers together: one after another, \
      until one finds anything; all of them, where any may be right; and all of them, where two \
      or three have to agree. Nothing is read again. Suites that choose frames by their \
      outcomes (with a target), or pair them, are left out; times are those of suites with blocks. \
      Where nothing is asked, it is what the run's suites ask ('choose').

      EXAMPLE
        scanbench choose Reports/latest --symbology ean_13 --read 0.9
        scanbench choose Reports/choose --condition shop --read 0.9 --most-ms 20 \\
          --most-misreads 0.0001 --json
      """)

  @Argument(help: ArgumentHelp("The folder that 'scanbench run' wrote.", valueName: "run"))
  var runFolder: String

  @OptionGroup(title: "Rule") var asked: ChoiceRuleOptions

  @OptionGroup(title: "Frames") var frames: FrameFilterOptions

  @Flag(help: "Print JSON (see FORMATS.md).")
  var json = false

  func run() throws {
    print(
      try ChoiceRecord.text(
        of: runFolder, suite: frames.suite, symbology: frames.symbology,
        condition: frames.condition, mask: frames.mask, view: frames.view, asked.rule,
        isJSON: json),
      terminator: "")
  }
}

/// The frames of a run that are meant.
struct FrameFilterOptions: ParsableArguments {
  @Option(help: "One suite. (default: all)")
  var suite: String?

  @Option(help: ArgumentHelp("Codes of one symbology. (default: all)", valueName: "name"))
  var symbology: String?

  @Option(help: ArgumentHelp("One named condition. (default: all)", valueName: "name"))
  var condition: String?

  @Option(
    help: ArgumentHelp(
      "The mask that readers were given. (default: own, or the first that there is)",
      valueName: "mask"))
  var mask: String?

  @Option(help: ArgumentHelp("A view. (default: the whole frame)", valueName: "name"))
  var view: String?
}
