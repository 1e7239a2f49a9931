import ArgumentParser
import Barcodes
import Findings
import Workflows

/// The code of `scanbench advise`.
struct AdvisedCodeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Its symbology. (default: ean_13)", valueName: "symbology"))
  var symbology: String?

  @Option(
    help: ArgumentHelp(
      "The printed width of its modules. (default: 0.33, an EAN-13 at 100 %)", valueName: "mm"))
  var moduleMm: Double?

  @Option(
    help: ArgumentHelp(
      "The printed width of the code instead, without quiet zones.", valueName: "mm"))
  var codeMm: Double?

  @Option(help: ArgumentHelp("How many characters it holds.", valueName: "count"))
  var characters: Int?

  @Option(help: ArgumentHelp("How many modules wide it is, instead.", valueName: "count"))
  var modulesWide: Double?

  func fill(_ input: inout AdviceInput) throws {
    if let symbology {
      guard let known = Symbology(rawValue: symbology) else {
        throw UsageError(
          "--symbology \(VisibleText.quoted(symbology)): there are "
            + Symbology.allCases.map(\.name).sorted().joined(separator: ", "))
      }
      input.symbology = known
    }
    (input.moduleMillimetres, input.codeMillimetres) = (moduleMm, codeMm)
    (input.characters, input.modulesWide) = (characters, modulesWide)
  }
}

/// The camera of `scanbench advise`.
struct AdvisedCameraOptions: ParsableArguments {
  @Option(
    name: .customLong("frame"),
    help: ArgumentHelp(
      "A picture's pixels. Repeat for more. (default: 1280x720 and 1920x1080)",
      valueName: "1920x1080"))
  var frames: [FrameSize] = []

  @Option(
    help: ArgumentHelp(
      "How wide the camera sees, across the longer side. (default: 65)", valueName: "degrees"))
  var fovDeg: Double?

  @Option(
    help: ArgumentHelp(
      "The focal length instead, in pixels of the first picture.", valueName: "px"))
  var focalPx: Double?

  @Option(
    help: ArgumentHelp("The least distance at which it is sharp. (default: 150)", valueName: "mm"))
  var closestFocusMm: Double?

  @Option(
    help: ArgumentHelp("A distance to ask about. (default: the closest focus)", valueName: "mm"))
  var distanceMm: Double?

  func fill(_ input: inout AdviceInput) {
    input.frames = frames
    (input.fieldOfViewDegrees, input.focalLengthPixels) = (fovDeg, focalPx)
    (input.closestFocusMillimetres, input.distanceMillimetres) = (closestFocusMm, distanceMm)
  }
}

/// Which verdicts `scanbench advise` rests on.
struct AdviceChoiceOptions: ParsableArguments {
  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp("An engine of the run. Repeat for more. (default: all)", valueName: "label"))
  var engines: [String] = []

  @Option(
    help: ArgumentHelp(
      "One of the suite's conditions. (default: its first)", valueName: "condition"))
  var condition: String?

  @Option(
    help: ArgumentHelp(
      "The read rate of its verdicts, such as 0.99. (default: the suite's)", valueName: "rate"))
  var target: Double?

  @Option(
    help: ArgumentHelp(
      "A suite of the run. (default: guidance, or else the first)", valueName: "suite"))
  var suite: String?

  func fill(_ input: inout AdviceInput) {
    (input.suite, input.condition) = (suite, condition)
    (input.target, input.engines) = (target, engines)
  }

  func validate() throws {
    if let target, !(target > 0 && target < 1) {
      throw ValidationError("--target \(target): give a number between 0 and 1.")
    }
  }
}

extension FrameSize: ExpressibleByArgument {
  /// `1920x1080`
  package init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    self.init(width: Double(width), height: Double(height))
  }
}
