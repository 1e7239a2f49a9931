import ArgumentParser
import Barcodes
import Foundation
import Runner
import Workflows

/// `scanbench display`
struct DisplayCommand: ParsableCommand {
  private static let usual = DisplaySession.Settings()

  static let configuration = CommandConfiguration(
    commandName: "display",
    abstract: "Show frames on a screen to a scanner with a camera, and record what it reads.",
    usage: "scanbench display <suite-or-corpus> --output <file> [<options>]",
    discussion: """
      Serves two pages. One, on the screen, shows frame after frame in the screen's own \
      pixels, and takes what a scanner types. The other makes a phone's browser the \
      scanner. Any app can post what it reads. The file is a recording, which \
      'scanbench run --recorded' scores; Documentation/PHONES.md has it step by step.

      EXAMPLE
        scanbench display Corpus/handheld.yaml --limit 60 --name gun \\
          --output gun.jsonl
        scanbench run Corpus/handheld.yaml --recorded gun=gun.jsonl --mask all \\
          --output Reports/gun
      """)

  @Argument(help: ArgumentHelp("A suite's file or a corpus folder.", valueName: "suite-or-corpus"))
  var input: String

  @Option(help: ArgumentHelp("The recording to write.", valueName: "file"))
  var output: String

  @Flag(help: "Replace a recording of a display in that file.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "How many frames are shown, spread over the suite. (default: all)", valueName: "frames"))
  var limit: Int?

  @Option(help: ArgumentHelp("How long a frame stands on the screen.", valueName: "seconds"))
  var shown = usual.shownSeconds

  @Option(
    help: ArgumentHelp(
      "How long the screen is blank after it. What arrives until then counts.", valueName: "seconds"
    ))
  var blank = usual.blankSeconds

  @Option(
    help: ArgumentHelp(
      "Pixels of the screen along the side of one of the frame's.", valueName: "pixels"))
  var scale = usual.scale

  // The scanner under test, and how it is reached.
  @Option(help: ArgumentHelp("What the scanner is called in reports.", valueName: "name"))
  var name = usual.name

  @Option(help: ArgumentHelp("Its version, if you know it.", valueName: "words"))
  var scannerVersion: String?

  @Option(help: ArgumentHelp("What it is or runs on.", valueName: "words"))
  var device: String?

  @Option(
    name: .customLong("symbology"),
    help: ArgumentHelp(
      "A symbology that it can read; others do not count against it. Repeat for more. (default: all)",
      valueName: "symbology"))
  var symbologies: [String] = []

  @Option(help: ArgumentHelp("The width that is asked of the phone's camera.", valueName: "pixels"))
  var cameraWidth = usual.cameraPixels.width

  @Option(help: ArgumentHelp("The height.", valueName: "pixels"))
  var cameraHeight = usual.cameraPixels.height

  @Option(
    help: ArgumentHelp(
      "A script that defines BarcodeDetector, for phones whose browser has none.", valueName: "file"
    ))
  var polyfill: String?

  @Option(
    help: ArgumentHelp(
      "The address of this machine to listen on; others than the default let other machines in.",
      valueName: "address"))
  var listen = usual.listen

  @Option(help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "port"))
  var port = usual.port

  @Flag(
    help:
      "Put TLS before the pages, with a certificate of this run: browsers have cameras only on https or localhost."
  )
  var tls = false

  @Option(
    help: ArgumentHelp(
      "What the printed addresses begin with, where browsers reach the server by another way.",
      valueName: "scheme://host:port"))
  var publicAddress: String?

  @OptionGroup var seeds: SeedOptions

  func run() throws {
    let input = try seeds.opened([input])[0]
    guard input.hasFixedFrames else {
      throw UsageError(
        "\(input.path): which frames there are depends on what is read, or on a scan in time; "
          + "choose a suite that neither adapts, is timed in blocks nor has a stream")
    }
    let session = try DisplaySession(input, limit: limit, settings: settings())
    print("It takes \(session.seconds) s from the start of the page on.")
    let outcome = try session.write(to: output, replacing: force) { line in
      print(line)
      // Whoever starts the page may read this from a pipe.
      fflush(nil)
    }
    print(outcome)
  }

  func validate() throws {
    if let publicAddress, !DisplaySession.isPublicAddress(publicAddress) {
      throw ValidationError("--public-address: write it as in https://192.0.2.7:8443")
    }
    if !(0.05...600).contains(shown) { throw ValidationError("--shown: give 0.05 to 600 seconds.") }
    if !(0.05...600).contains(blank) { throw ValidationError("--blank: give 0.05 to 600 seconds.") }
    if !(1...64).contains(scale) { throw ValidationError("--scale: give 1 to 64.") }
    if let limit, limit < 1 { throw ValidationError("--limit: give at least 1.") }
  }

  /// - Throws: `UsageError` or `FileError`.
  private func settings() throws -> DisplaySession.Settings {
    guard EngineReference.isLabel(name) else {
      throw UsageError("--name \(name): write letters, digits, - and _, as in gun-2")
    }
    let claimed = try symbologies.map { name in
      guard let symbology = Symbology(rawValue: name) else {
        throw UsageError(
          "--symbology \(name): there are \(Symbology.allCases.map(\.name).joined(separator: ", "))"
        )
      }
      return symbology
    }
    var settings = DisplaySession.Settings()
    (settings.name, settings.version, settings.device) = (name, scannerVersion, device)
    settings.symbologies = claimed.isEmpty ? nil : claimed
    (settings.shownSeconds, settings.blankSeconds) = (shown, blank)
    settings.scale = scale
    settings.cameraPixels = (cameraWidth, cameraHeight)
    (settings.listen, settings.port) = (listen, port)
    (settings.isSecure, settings.publicAddress) = (tls, publicAddress)
    if let polyfill { try settings.readPolyfill(at: polyfill) }
    return settings
  }
}
