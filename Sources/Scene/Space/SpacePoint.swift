/// A point or direction in space: x right, y down, z away from the camera.
package typealias SpacePoint = SIMD3<Double>

extension SpacePoint {
  package func dot(_ other: SpacePoint) -> Double { x * other.x + y * other.y + z * other.z }

  package var length: Double { dot(self).squareRoot() }
}
