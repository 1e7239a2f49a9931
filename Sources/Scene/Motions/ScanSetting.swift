package import Barcodes

/// The values that the motion of one scan starts from.
package struct ScanSetting {
  /// Along the camera's axis, to what the person aims at, where the motion does not say it.
  var distanceMillimetres: Double
  /// Where the motion needs it.
  var speedMillimetresPerSecond: Double
  /// The focal length for the whole frame, zoomed, in pixels.
  var focalLengthPixels: Double
  /// In pixels.
  var frame: (width: Int, height: Int)
  /// On the sheet.
  var codeCount: Int
  /// The distance of this scan from where the suite says, as a share of the frame's width and
  /// height.
  var shift = Point(x: 0, y: 0)
  /// A number that motions draw which differ from scan to scan, 0 to 1.
  var chance = 0.0
  /// The duration of a scan.
  var seconds: Double

  package init(
    distanceMillimetres: Double, speedMillimetresPerSecond: Double, focalLengthPixels: Double,
    frame: (width: Int, height: Int), codeCount: Int,
    shift: Point = Point(x: 0, y: 0), chance: Double = 0.0, seconds: Double
  ) {
    self.distanceMillimetres = distanceMillimetres
    self.speedMillimetresPerSecond = speedMillimetresPerSecond
    self.focalLengthPixels = focalLengthPixels
    self.frame = frame
    self.codeCount = codeCount
    self.shift = shift
    self.chance = chance
    self.seconds = seconds
  }

  /// The place in space that is seen at a point of the picture.
  func place(seenAt point: Point, distance: Double) -> SpacePoint {
    SpacePoint(
      x: (point.x + shift.x - 0.5) * Double(frame.width) / focalLengthPixels * distance,
      y: (point.y + shift.y - 0.5) * Double(frame.height) / focalLengthPixels * distance,
      z: distance)
  }
}

/// Points of the picture: x is a share of its width from the left, y of its height from the top.
extension Point {
  static let middleOfPicture = Point(x: 0.5, y: 0.5)
}
