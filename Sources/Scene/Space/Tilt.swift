package import Barcodes

/// The rotations that turn a sheet facing the camera: in its own plane (`rotation_deg`, clockwise on the
/// screen), then about the vertical axis (`yaw_deg`, above 0 the right side goes away from the camera), then
/// about the horizontal axis (`pitch_deg`, above 0 the top goes away).
package struct Tilt: Equatable {
  private let rotation: (sine: Double, cosine: Double)
  private let yaw: (sine: Double, cosine: Double)
  private let pitch: (sine: Double, cosine: Double)

  package init(_ condition: Condition) {
    rotation = PortableMath.sineAndCosine(degrees: condition.rotationDegrees)
    yaw = PortableMath.sineAndCosine(degrees: condition.yawDegrees)
    pitch = PortableMath.sineAndCosine(degrees: condition.pitchDegrees)
  }

  package func turned(_ point: SpacePoint) -> SpacePoint {
    let x = point.x * rotation.cosine - point.y * rotation.sine
    let y = point.x * rotation.sine + point.y * rotation.cosine
    let yawed = SpacePoint(
      x: x * yaw.cosine - point.z * yaw.sine, y: y, z: x * yaw.sine + point.z * yaw.cosine)
    return SpacePoint(
      x: yawed.x, y: yawed.y * pitch.cosine + yawed.z * pitch.sine,
      z: yawed.z * pitch.cosine - yawed.y * pitch.sine)
  }

  /// Yaw, pitch and rotation, in degrees, that turn the sheet in the same way for a camera that is turned itself.
  ///
  /// Of the turned axes, the sheet's own z goes to (−sin yaw, cos yaw sin pitch, cos yaw cos pitch), and the first coordinates of x and y
  /// are cos rotation cos yaw and −sin rotation cos yaw.
  package func angles(seenBy camera: CameraTurn) -> (yaw: Double, pitch: Double, rotation: Double) {
    let x = camera.seen(turned(SpacePoint(x: 1, y: 0, z: 0)))
    let y = camera.seen(turned(SpacePoint(x: 0, y: 1, z: 0)))
    let z = camera.seen(turned(SpacePoint(x: 0, y: 0, z: 1)))
    return (
      PortableMath.degrees(y: -z.x, x: (z.y * z.y + z.z * z.z).squareRoot()),
      PortableMath.degrees(y: z.y, x: z.z), PortableMath.degrees(y: -y.x, x: x.x)
    )
  }

  package static func == (left: Tilt, right: Tilt) -> Bool {
    left.rotation == right.rotation && left.yaw == right.yaw && left.pitch == right.pitch
  }
}
