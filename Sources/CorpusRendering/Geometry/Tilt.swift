import Barcodes

/// The rotations that turn a sheet facing the camera: in its own plane (`rotation_deg`, clockwise on the
/// screen), then about the vertical axis (`yaw_deg`, above 0 the right side goes away from the camera), then
/// about the horizontal axis (`pitch_deg`, above 0 the top goes away).
struct Tilt: Equatable {
  private let rotation: (sine: Double, cosine: Double)
  private let yaw: (sine: Double, cosine: Double)
  private let pitch: (sine: Double, cosine: Double)

  init(_ condition: Condition) {
    rotation = PortableMath.sineAndCosine(degrees: condition.rotationDegrees)
    yaw = PortableMath.sineAndCosine(degrees: condition.yawDegrees)
    pitch = PortableMath.sineAndCosine(degrees: condition.pitchDegrees)
  }

  func turned(_ point: SpacePoint) -> SpacePoint {
    let x = point.x * rotation.cosine - point.y * rotation.sine
    let y = point.x * rotation.sine + point.y * rotation.cosine
    let yawed = SpacePoint(
      x: x * yaw.cosine - point.z * yaw.sine, y: y, z: x * yaw.sine + point.z * yaw.cosine)
    return SpacePoint(
      x: yawed.x, y: yawed.y * pitch.cosine + yawed.z * pitch.sine,
      z: yawed.z * pitch.cosine - yawed.y * pitch.sine)
  }

  static func == (left: Tilt, right: Tilt) -> Bool {
    left.rotation == right.rotation && left.yaw == right.yaw && left.pitch == right.pitch
  }
}
