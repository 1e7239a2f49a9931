/// The motion of a code before the camera over time.
package protocol CodeMotion: Sendable {
  /// In a few words: `a code held still`.
  var words: String { get }
  /// True if the motion says by itself how far away and how tilted the code is; then suites set
  /// neither.
  var isWholePose: Bool { get }
  /// True if `speed_mm_s` says how fast the motion is.
  var needsSpeed: Bool { get }

  /// The gap between the labels of several codes; nil for the usual gap of sheets.
  var labelGapMillimetres: Double? { get }

  /// Where what the person aims at lies, at a time in seconds from the stream's start.
  func pose(at seconds: Double, in setting: ScanSetting) -> CodePose

  /// The greatest distance of the whole motion, in millimetres.
  func farthest(in setting: ScanSetting) -> Double
}

extension CodeMotion {
  package var isWholePose: Bool { false }
  package var needsSpeed: Bool { false }
  package var labelGapMillimetres: Double? { nil }

  package func farthest(in setting: ScanSetting) -> Double { setting.distanceMillimetres }
}
