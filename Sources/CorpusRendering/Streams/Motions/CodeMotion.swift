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

/// What the motion of one scan starts from.
struct ScanSetting {
  /// Along the camera's axis, to what the person aims at, where the motion does not say it.
  var distanceMillimetres: Double
  /// Where the motion needs it.
  var speedMillimetresPerSecond: Double
  /// Of the whole frame, zoomed.
  var focalLengthPixels: Double
  /// In pixels.
  var frame: (width: Int, height: Int)
  /// On the sheet.
  var codeCount: Int
  /// How far this scan lies from where the suite says, as a share of the frame's width and height.
  var shift = PicturePoint(x: 0, y: 0)
  /// Of this scan: what motions that differ from scan to scan draw, 0 to 1.
  var chance = 0.0
  /// How long a scan lasts.
  var seconds: Double

  /// The place in space that is seen at a point of the picture.
  func place(seenAt point: PicturePoint, distance: Double) -> SpacePoint {
    SpacePoint(
      x: (point.x + shift.x - 0.5) * Double(frame.width) / focalLengthPixels * distance,
      y: (point.y + shift.y - 0.5) * Double(frame.height) / focalLengthPixels * distance,
      z: distance)
  }
}

/// A point of the picture: as a share of its width from the left, and of its height from the top.
struct PicturePoint: Sendable, Equatable {
  static let middle = PicturePoint(x: 0.5, y: 0.5)

  var x: Double
  var y: Double
}

/// Where what a person aims at lies before a camera that does not shake.
struct CodePose: Equatable {
  /// In millimetres.
  var place: SpacePoint
  /// In millimetres for each second.
  var velocity = SpacePoint.zero
  /// How the sheet is turned; nil where the suite's conditions say it.
  var turn: Turn?
  /// Which codes of the sheet it is; nil for its middle.
  var aim: SheetAim?

  /// In degrees, as the conditions of these names.
  struct Turn: Equatable {
    var yaw: Double
    var pitch: Double
    var roll: Double
  }
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
