import ArgumentParser
import Workflows

/// `scanbench camera measure`
struct CameraMeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure the conditions of every code whose content and corners are known.",
    usage: "scanbench camera measure <corpus> --output <file> [<options>]",
    discussion: """
      Encodes each code anew, finds where exactly it lies, and fits its conditions in linear \
      light: module width, rotation and tilt, blur, ink growth, contrast, light and noise. \
      Writes a line of JSON for each code, with standard errors, or why it cannot be measured.

      EXAMPLE
        scanbench camera measure Corpus/photos --output measured.jsonl
      """)

  @Argument(help: ArgumentHelp("The corpus folder.", valueName: "corpus"))
  var folder: String

  @Option(help: ArgumentHelp("The file to write, a line for each code.", valueName: "file"))
  var output: String

  @Option(
    help: ArgumentHelp(
      """
      The curve from light to grey levels: linear, srgb, or auto for the one that the edges of a code speak for, \
      where they decide. (default: srgb of photographs, a rendered frame's own)
      """, valueName: "curve"))
  var transfer: CurveName?

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp(
      "A run of the corpus whose engines say where they read the codes of which the truth has no corners.",
      valueName: "folder"))
  var runFolder: String?

  @Flag(help: "Replace that file.")
  var force = false

  @OptionGroup var jobs: JobOptions

  func run() throws {
    let lines = try Corpora.measure(
      of: folder, curve: transfer?.name, run: runFolder, to: output, isReplaced: force,
      jobs: jobs.count)
    for line in lines { print(line) }
  }
}

/// A curve by its name.
struct CurveName: ExpressibleByArgument {
  static let allValueStrings = Corpora.curves
  static let defaultCompletionKind = CompletionKind.list(allValueStrings)

  let name: String

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }
}
