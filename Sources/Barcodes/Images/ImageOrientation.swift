/// The orientation of an image's pixels in the upright scene: the values of the EXIF tag
/// Orientation.
///
/// A name says which side of the scene the image's first row is; `Mirrored` follows where the first
/// column is not the side that a turn would put there. Source: CIPA DC-008 (Exif), tag 274; the
/// names are those of Apple's `CGImagePropertyOrientation`.
public enum ImageOrientation: Int, Codable, CaseIterable, Sendable {
  /// The first row is the top, the first column the left side.
  case up = 1
  /// Top and right side.
  case upMirrored
  /// Bottom and right side: the image is upside down.
  case down
  /// Bottom and left side.
  case downMirrored
  /// Left side and top.
  case leftMirrored
  /// Right side and top: the image is turned by 270° clockwise.
  case right
  /// Right side and bottom.
  case rightMirrored
  /// Left side and bottom: the image is turned by 90° clockwise.
  case left

  /// That of an image in which the scene is turned; nil unless it is by quarter turns.
  ///
  /// - Parameter rotationDegrees: clockwise on the screen.
  public init?(rotationDegrees: Double) {
    let turns = rotationDegrees / 90
    guard turns == turns.rounded(), turns.magnitude < 1e6 else { return nil }
    self = [.up, .left, .down, .right][((Int(turns) % 4) + 4) % 4]
  }

  /// True if the upright image is as wide as this one is high.
  public var swapsSides: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }
}
