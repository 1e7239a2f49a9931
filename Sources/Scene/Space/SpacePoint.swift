/// A point or direction in space: x right, y down, z away from the camera.
package struct SpacePoint: Equatable {
  package var x: Double
  package var y: Double
  package var z: Double

  package init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  package func dot(_ other: SpacePoint) -> Double { x * other.x + y * other.y + z * other.z }

  package static let zero = SpacePoint(x: 0, y: 0, z: 0)

  package static func + (left: SpacePoint, right: SpacePoint) -> SpacePoint {
    SpacePoint(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
  }

  package static func - (left: SpacePoint, right: SpacePoint) -> SpacePoint {
    SpacePoint(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }

  package static func * (point: SpacePoint, factor: Double) -> SpacePoint {
    SpacePoint(x: point.x * factor, y: point.y * factor, z: point.z * factor)
  }

  package var length: Double { dot(self).squareRoot() }
}
