import ArgumentParser
import Workflows

/// `scanbench camera profile`
struct CameraProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Make a camera of measured photographs, whose conditions a suite's frames draw.",
    usage: "scanbench camera profile <measured> ... --output <file> [<options>]",
    discussion: """
      Each frame of a suite with 'camera: my-phone.yaml' draws one photograph's blur, noise, \
      contrast, light and tilt, as they went together. Photographs that the fit does not \
      explain are left out.

      EXAMPLE
        scanbench camera profile measured.jsonl --name my-phone \\
          --source "30 labels by my phone" --output Corpus/cameras/my-phone.yaml
      """)

  @Argument(help: ArgumentHelp("What 'scanbench camera measure' wrote.", valueName: "measured"))
  var measured: [String]

  @Option(
    help: ArgumentHelp(
      "The profile's name, in lower-case letters, digits, - and _.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("Which photographs these are, for reports.", valueName: "words"))
  var source: String

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @Option(help: ArgumentHelp("The least blur that is taken: its deviation.", valueName: "px"))
  var leastBlur = 0.0

  @Option(help: ArgumentHelp("The most blur that is taken.", valueName: "px"))
  var mostBlur = widestBlur

  @Option(
    help: ArgumentHelp(
      "The most of a picture's variance that its fit may leave unexplained.", valueName: "share"))
  var mostUnexplained = 0.15

  func run() throws {
    let lines = try Corpora.draftCamera(
      of: measured, blur: leastBlur...mostBlur, mostUnexplained: mostUnexplained, name: name,
      source: source, to: output)
    for line in lines { print(line) }
  }

  /// As wide as no picture's is, in pixels.
  private static let widestBlur = 1000.0

  func validate() throws {
    if !(mostBlur >= 0 && mostBlur <= Self.widestBlur) {
      throw ValidationError(
        "--most-blur \(mostBlur): give a number of pixels from 0 to \(Self.widestBlur).")
    }
    if !(0...mostBlur).contains(leastBlur) {
      throw ValidationError("--least-blur \(leastBlur): give a number from 0 to --most-blur.")
    }
    if !(0...1).contains(mostUnexplained) {
      throw ValidationError("--most-unexplained \(mostUnexplained): give a share from 0 to 1.")
    }
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789-_"
    if name.isEmpty || !name.allSatisfy(letters.contains) {
      throw ValidationError("--name \(name): use lower-case letters, digits, - and _.")
    }
  }
}
