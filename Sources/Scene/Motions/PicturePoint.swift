/// A point of the picture: as a share of its width from the left, and of its height from the top.
package struct PicturePoint: Sendable, Equatable {
  package static let middle = PicturePoint(x: 0.5, y: 0.5)

  var x: Double
  var y: Double
}
