import Barcodes

/// A code that passes at constant speed, in a straight line at one distance from the camera: on a belt, along a shelf, in a hand.
package struct PassMotion: CodeMotion, Equatable {
  /// The point of the picture that it passes.
  var aim = Point.middleOfPicture
  /// When it does.
  var atSeconds: Double
  /// Where it goes: 0 to the right, 90 down.
  var angleDegrees = 0.0

  package var needsSpeed: Bool { true }

  package var words: String { "a code that passes" }

  package func pose(at seconds: Double, in setting: ScanSetting) -> CodePose {
    let direction = PortableMath.sineAndCosine(degrees: angleDegrees)
    let velocity =
      SpacePoint(x: direction.cosine, y: direction.sine, z: 0) * setting.speedMillimetresPerSecond
    let place = setting.place(seenAt: aim, distance: setting.distanceMillimetres)
    return CodePose(place: place + velocity * (seconds - atSeconds), velocity: velocity)
  }
}
