/// A point or direction in space: x right, y down, z away from the camera.
struct SpacePoint: Equatable {
  var x: Double
  var y: Double
  var z: Double

  func dot(_ other: SpacePoint) -> Double { x * other.x + y * other.y + z * other.z }
}
