package import Barcodes

/// A user's input on code, camera and distance, and on the verdicts that advice rests on; nil of what is left to its default.
package struct AdviceInput: Sendable, Equatable {
  package var symbology: Symbology?
  package var moduleMillimetres: Double?
  package var codeMillimetres: Double?
  package var characters: Int?
  package var modulesWide: Double?
  /// In pixels.
  package var frames: [FrameSize] = []
  package var fieldOfViewDegrees: Double?
  /// The focal length for the first of the frames.
  package var focalLengthPixels: Double?
  package var closestFocusMillimetres: Double?
  package var distanceMillimetres: Double?
  package var suite: String?
  /// As the report names it.
  package var condition: String?
  /// A read rate, 0 to 1.
  package var target: Double?
  /// Labels; empty for all of the run.
  package var engines: [String] = []

  package init() {}

  /// Numbers that no code, camera or distance has.
  ///
  /// - Throws: `AdviceError.outOfRange`.
  package func check() throws(AdviceError) {
    let sides = frames.flatMap { [$0.width, $0.height] }.map { ("--frame", $0) }
    for (option, value) in numbers + sides {
      guard let value, let range = Self.ranges[option] else { continue }
      guard range.contains(value) else { throw .outOfRange(option, value, range) }
    }
    guard moduleMillimetres == nil || codeMillimetres == nil else {
      throw .twice("--module-mm", "--code-mm")
    }
    guard fieldOfViewDegrees == nil || focalLengthPixels == nil else {
      throw .twice("--fov-deg", "--focal-px")
    }
    guard characters == nil || modulesWide == nil else {
      throw .twice("--characters", "--modules-wide")
    }
  }

  private var numbers: [(String, Double?)] {
    [
      ("--module-mm", moduleMillimetres), ("--code-mm", codeMillimetres),
      ("--characters", characters.map(Double.init)), ("--modules-wide", modulesWide),
      ("--fov-deg", fieldOfViewDegrees), ("--focal-px", focalLengthPixels),
      ("--closest-focus-mm", closestFocusMillimetres), ("--distance-mm", distanceMillimetres),
    ]
  }

  /// As suites have them, where they have such a number.
  private static let ranges: [String: ClosedRange<Double>] = [
    "--module-mm": 0.001...1000, "--code-mm": 0.01...100_000, "--characters": 1...10_000,
    "--modules-wide": 1...100_000, "--frame": 16...16_384, "--fov-deg": 1...170,
    "--focal-px": 1...1_000_000, "--closest-focus-mm": 1...1_000_000,
    "--distance-mm": 1...1_000_000,
  ]
}
