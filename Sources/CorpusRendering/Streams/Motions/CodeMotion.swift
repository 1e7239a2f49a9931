/// How a code lies before the camera over time.
protocol CodeMotion: Sendable {
  /// In a few words: `a code held still`.
  var words: String { get }
  /// Whether it says by itself how far away and how tilted the code is; then suites set neither.
  var isWholePose: Bool { get }
  /// Whether `speed_mm_s` says how fast it is.
  var needsSpeed: Bool { get }

  /// How far apart the labels of several codes are; nil for the usual gap of sheets.
  var labelGapMillimetres: Double? { get }

  /// Where what the person aims at lies, at a time in seconds from the stream's start.
  func pose(at seconds: Double, in setting: ScanSetting) -> CodePose

  /// The greatest distance of the whole motion, in millimetres.
  func farthest(in setting: ScanSetting) -> Double
}

extension CodeMotion {
  var isWholePose: Bool { false }
  var needsSpeed: Bool { false }
  var labelGapMillimetres: Double? { nil }

  func farthest(in setting: ScanSetting) -> Double { setting.distanceMillimetres }
}

extension SpacePoint {
  static let zero = SpacePoint(x: 0, y: 0, z: 0)

  static func + (left: SpacePoint, right: SpacePoint) -> SpacePoint {
    SpacePoint(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  static func - (left: SpacePoint, right: SpacePoint) -> SpacePoint {
    SpacePoint(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }

  static func * (point: SpacePoint, factor: Double) -> SpacePoint {
    SpacePoint(x: point.x * factor, y: point.y * factor, z: point.z * factor)
  }

  var length: Double { dot(self).squareRoot() }
}
