import Barcodes

/// The turn of a camera away from where it rests: to the right (yaw), up (pitch) and clockwise as
/// it looks (roll), in this order of its own axes.
package struct CameraTurn: Equatable {
  var yaw = TurningAngle()
  var pitch = TurningAngle()
  var roll = TurningAngle()

  package static let none = CameraTurn()

  /// Where a moving point lies in the turned camera's own axes, and how it moves there.
  package func seen(_ place: SpacePoint, movingBy velocity: SpacePoint) -> (SpacePoint, SpacePoint)
  {
    var (place, velocity) = (place, velocity)
    // To the right: what lay ahead (z) moves to the left (−x).
    let yawed = yaw.turned(place.x, place.z, velocity.x, velocity.z)
    (place.x, place.z, velocity.x, velocity.z) = yawed
    // Up: what lay ahead moves down (y).
    let pitched = pitch.turned(place.z, place.y, velocity.z, velocity.y)
    (place.z, place.y, velocity.z, velocity.y) = pitched
    // Clockwise: what lay to the right (x) moves up (−y).
    let rolled = roll.turned(place.y, place.x, velocity.y, velocity.x)
    (place.y, place.x, velocity.y, velocity.x) = rolled
    return (place, velocity)
  }

  /// The direction that a direction has in the turned camera's own axes.
  func seen(_ direction: SpacePoint) -> SpacePoint { seen(direction, movingBy: .zero).0 }
}

extension TurningAngle {
  /// A moving point's coordinates along two axes, and their rates, in axes turned from the second towards the first one, b to a:
  /// a′ = a cos − b sin, b′ = a sin + b cos.
  fileprivate func turned(
    _ a: Double, _ b: Double, _ aRate: Double, _ bRate: Double
  ) -> (Double, Double, Double, Double) {
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: degrees)
    let rate = perSecond * PortableMath.radiansPerDegree
    let (newA, newB) = (a * cosine - b * sine, a * sine + b * cosine)
    return (
      newA, newB, aRate * cosine - bRate * sine - rate * newB,
      aRate * sine + bRate * cosine + rate * newA
    )
  }
}
