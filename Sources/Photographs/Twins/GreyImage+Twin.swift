import Barcodes

extension GreyImage {
  /// Returns a photograph with a rendered twin in the place of one of its codes, and the corners of the twin's symbol there.
  ///
  /// The twin is moved by whole pixels so that its noise and its edges stay as they were
  /// rendered. It replaces the symbol and a module around it, and as much more as its corners miss
  /// the photograph's, so that nothing of the photographed symbol remains.
  ///
  /// - Parameters:
  ///   - symbol: the corners of the twin's symbol in its own image.
  ///   - corners: the corners of the photographed symbol.
  func placing(
    _ twin: GreyImage, symbol: Quad, moduleWidth: Double, at corners: Quad
  ) -> (image: GreyImage, corners: Quad) {
    let move = corners.centre - symbol.centre
    let (right, down) = (Int(move.x.rounded()), Int(move.y.rounded()))
    let placed = symbol.moved(by: Point(x: Double(right), y: Double(down)))
    let off = zip(placed.corners, corners.corners).map { ($0 - $1).length }.max() ?? 0
    let (first, last) = (
      off + seam.lowerBound * moduleWidth, off + seam.upperBound * moduleWidth
    )
    let sides = placed.sides
    var image = self
    for y in 0..<twin.height where (0..<height).contains(y + down) {
      for x in 0..<twin.width where (0..<width).contains(x + right) {
        let place = (x: x + right, y: y + down)
        let middle = Point(x: Double(place.x) + 0.5, y: Double(place.y) + 0.5)
        let away = middle.distance(toAreaWithin: sides)
        let share = min(max((last - away) / (last - first), 0), 1)
        guard share > 0 else { continue }
        let (before, after) = (Double(self[place.x, place.y]), Double(twin[x, y]))
        image[place.x, place.y] = UInt8((before + (after - before) * share).rounded())
      }
    }
    return (image, placed)
  }
}

/// The band around its symbol, in modules, where a twin fades into the photograph: up to its end
/// the fit has seen only ground.
private let seam = 0.5...1.0

extension Quad {
  fileprivate var sides: [(start: Point, way: Point)] {
    let corners = corners
    return corners.indices.map { (corners[$0], corners[($0 + 1) % 4] - corners[$0]) }
  }
}

extension Point {
  /// Returns the distance to the area of a quad whose angles are all below 180°, from its sides; 0 within it.
  fileprivate func distance(toAreaWithin sides: [(start: Point, way: Point)]) -> Double {
    var (isLeft, isRight, nearest) = (true, true, Double.infinity)
    for (start, way) in sides {
      let turn = way.cross(self - start)
      (isLeft, isRight) = (isLeft && turn <= 0, isRight && turn >= 0)
      let along = min(max((self - start).dot(way) / max(way.dot(way), 1e-12), 0), 1)
      nearest = min(nearest, (self - (start + way * along)).length)
    }
    return isLeft || isRight ? 0 : nearest
  }
}
