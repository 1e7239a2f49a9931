package import Barcodes
package import Records

/// The view of the surroundings of a stream's labels: they move with the sheet and grow as it comes
/// nearer, as if they lay in its plane and faced the camera.
package struct ClutterView {
  /// Pixels now for each pixel where the sheet is farthest away, which is how surroundings are drawn.
  let scale: Double
  /// The offset of the sheet's middle from the frame's, as shares of the frame's width and height.
  let shift: Point

  /// The distance that walls and shelves go on beyond the frame, in frames.
  package static let reach = 100.0

  package init(
    of sheet: SymbolSheet, _ geometry: FrameGeometry, farthest: Double, _ world: WorldRecord
  ) {
    scale = farthest / world.distanceMillimetres
    let middle = geometry.point(sheet.symbols.middle)
    shift = Point(
      x: middle.x / Double(geometry.width) - 0.5, y: middle.y / Double(geometry.height) - 0.5)
  }

  /// Where a point of the surroundings is seen.
  ///
  /// - Parameter size: of the frame.
  package func place(of point: Point, size: Point) -> Point {
    Point(
      x: size.x / 2 + (point.x - size.x / 2) * scale + shift.x * size.x,
      y: size.y / 2 + (point.y - size.y / 2) * scale + shift.y * size.y)
  }
}
