package import Barcodes
package import Records

/// How the surroundings of a stream's labels are seen: they move with the sheet and grow as it comes nearer, as if they lay in its
/// plane and faced the camera.
package struct ClutterView {
  /// Pixels now for each pixel where the sheet is farthest away, which is how surroundings are drawn.
  let scale: Double
  /// How far the sheet's middle is from the frame's, as shares of the frame's width and height.
  let shift: Point

  /// How far walls and shelves go on beyond the frame, in frames.
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
