import ArgumentParser
import Findings
import Workflows

/// `scanbench advise`
struct AdviseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "advise",
    abstract: "Say from how far away a code is read: what a run's verdicts mean for a camera.",
    usage: "scanbench advise <run> [<options>]",
    discussion: """
      Takes the module width that the run calls safe for each engine, and prints pixels per \
      module against distance, the largest distance, the zoom that is needed, the smallest \
      print, and which pictures suffice. The run needs a suite that judges module widths, such \
      as Corpus/guidance.yaml.

      The width of a code follows from its symbology alone (EAN, UPC), from --characters, or \
      from --modules-wide. Wide elements of Code 39, Codabar and ITF are 2.5 modules; QR codes \
      are of level M, of bytes.

      EXAMPLE
        scanbench advise Reports/guidance --engine zxing --distance-mm 300
        scanbench advise Reports/guidance --symbology qr_code --module-mm 0.5 \\
          --characters 24 --frame 3840x2160
      """)

  @Argument(help: ArgumentHelp("A run folder, or its summary.json.", valueName: "run"))
  var measured: String

  @OptionGroup(title: "Code") var code: AdvisedCodeOptions

  @OptionGroup(title: "Camera") var camera: AdvisedCameraOptions

  @OptionGroup(title: "Verdicts") var verdicts: AdviceChoiceOptions

  @Flag(help: "Print JSON (see FORMATS.md).")
  var json = false

  func run() throws {
    var input = AdviceInput()
    try code.fill(&input)
    camera.fill(&input)
    verdicts.fill(&input)
    print(try input.answer(of: measured, isJSON: json), terminator: "")
  }
}
