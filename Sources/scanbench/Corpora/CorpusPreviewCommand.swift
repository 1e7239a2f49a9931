import ArgumentParser
import Workflows

/// `scanbench corpus preview`
struct CorpusPreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a suite: one frame of each condition, on a contact sheet.",
    usage: "scanbench corpus preview <suite> [<options>]",
    discussion: """
      Writes index.html, contact-sheet.png and frames/*.png: of each combination of values, or \
      of each named condition, the first frame that the profile renders. The symbologies take \
      turns, so that each appears.

      EXAMPLE
        scanbench corpus preview Corpus/module-width.yaml
        scanbench corpus preview Corpus/latency.yaml --engine zxing
        scanbench corpus preview Corpus/module-width.yaml \\
          --symbology ean_13 --symbology qr_code --output widths
      """)

  @Argument(help: ArgumentHelp("The suite, by name or YAML file.", valueName: "suite"))
  var suitePath: String

  @Option(
    help: ArgumentHelp(
      "The folder to write. (default: rendered/preview-NAME beside the suite)", valueName: "folder")
  )
  var output: String?

  @Flag(help: "Replace the preview in that folder.")
  var force = false

  @Option(
    name: .customLong("symbology"),
    help: ArgumentHelp(
      "Show every condition with this symbology, in a row of its own. Repeat for more.",
      valueName: "symbology"))
  var symbologies: [String] = []

  @Flag(help: "Show every condition with every symbology of the suite, a row for each.")
  var allSymbologies = false

  @Option(
    help: ArgumentHelp(
      "The most frames to show; where there are more, they are spread evenly.", valueName: "frames")
  )
  var limit = 120

  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp(
      "Have this engine read some frames, and say how long a run of each profile takes. Repeat for more.",
      valueName: "engine"))
  var engines: [String] = []

  @OptionGroup var seeds: SeedOptions

  @OptionGroup var jobs: JobOptions

  func run() throws {
    try Corpora.preview(
      of: suitePath, profile: seeds.profile, seed: seeds.seed,
      symbologies: allSymbologies ? nil : symbologies, limit: limit, engines: engines, to: output,
      isReplaced: force, jobs: jobs.count, tell: { print($0) })
  }

  func validate() throws {
    if !symbologies.isEmpty && allSymbologies {
      throw ValidationError("Give --symbology or --all-symbologies, not both.")
    }
    if !(1...500).contains(limit) {
      throw ValidationError("--limit \(limit): give a number of frames from 1 to 500.")
    }
  }
}
