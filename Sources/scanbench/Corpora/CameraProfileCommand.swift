import ArgumentParser
import Barcodes
import Foundation
import Photographed
import Photographs
import Storage
import Suites

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
    let pictures = ProfileDraft.distinct(try measured.map { try CodeMeasurement.all(inFile: $0) })
    let draft = ProfileDraft(
      pictures.taken,
      ProfileDraft.ProfileChoice(blur: leastBlur...mostBlur, mostUnexplained: mostUnexplained))
    guard draft.count > 0 else {
      throw UsageError("no photograph has so much blur and a fit so good; nothing is written")
    }
    let data = draft.yaml(
      name: name, source: source,
      comment: [
        Self.mark,
        "\(draft.count) codes, blur of \(leastBlur) to \(mostBlur) px, unexplained at most \(mostUnexplained).",
        "\(draft.borrowedCount) of them have no flat place, and the noise of the code that is most alike in light.",
      ])
    // A person may have changed one of ours.
    try OutputFile.write(data, to: output, ofKind: "profile of just this") { $0 == data }
    print("\(output): \(draft.count) draws")
    if draft.borrowedCount > 0 {
      print(
        "  \(draft.borrowedCount) have no flat place, and the noise of the code that is most alike in light"
      )
    }
    if pictures.repeated > 0 {
      print(
        "  \(pictures.repeated) measurements are of pictures that were measured before, pixel for pixel, and count once"
      )
    }
    if draft.count < Self.fewDraws {
      print(
        "  that is few: frames are drawn from \(CameraProfile.fewestNear) or more codes of about their module width"
      )
    }
  }

  /// As wide as no picture's is, in pixels.
  private static let widestBlur = 1000.0
  /// Below this a camera is hardly more than its codes, one by one.
  private static let fewDraws = 30

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

  private static let mark = "Made by 'scanbench camera profile'; facts of photographs, no pictures."
}
