import Barcodes

/// A photograph with a rendered twin in the place of one of its codes.
struct PlacedTwin {
  let image: GreyImage
  /// The corners of the twin's symbol, in the photograph.
  let corners: Quad

  /// The band around its symbol, in modules, where a twin fades into the photograph: up to its end
  /// the fit has seen only ground.
  private static let seam = 0.5...1.0

  /// Places a twin, moved by whole pixels so that its noise and its edges stay as they were
  /// rendered. It replaces the symbol and a module around it, and as much more as its corners miss
  /// the photograph's, so that nothing of the photographed symbol remains.
  ///
  /// - Parameters:
  ///   - symbol: the corners of the twin's symbol in its own image.
  ///   - corners: the corners of the photographed symbol.
  init(
    _ twin: GreyImage, symbol: Quad, moduleWidth: Double, in photograph: GreyImage,
    at corners: Quad
  ) {
    let move = corners.centre - symbol.centre
    let (right, down) = (Int(move.x.rounded()), Int(move.y.rounded()))
    self.corners = symbol.moved(by: Point(x: Double(right), y: Double(down)))
    let off = zip(self.corners.corners, corners.corners).map { ($0 - $1).length }.max() ?? 0
    let (first, last) = (
      off + Self.seam.lowerBound * moduleWidth, off + Self.seam.upperBound * moduleWidth
    )
    let area = ConvexArea(self.corners)
    var image = photograph
    for y in 0..<twin.height where (0..<photograph.height).contains(y + down) {
      for x in 0..<twin.width where (0..<photograph.width).contains(x + right) {
        let place = (x: x + right, y: y + down)
        let away = area.distance(to: Point(x: Double(place.x) + 0.5, y: Double(place.y) + 0.5))
        let share = min(max((last - away) / (last - first), 0), 1)
        guard share > 0 else { continue }
        let (before, after) = (Double(photograph[place.x, place.y]), Double(twin[x, y]))
        image[place.x, place.y] = UInt8((before + (after - before) * share).rounded())
      }
    }
    self.image = image
  }
}

/// The area of a quad whose angles are all below 180°.
private struct ConvexArea {
  private let sides: [(start: Point, way: Point)]

  init(_ quad: Quad) {
    let corners = quad.corners
    sides = corners.indices.map { (corners[$0], corners[($0 + 1) % 4] - corners[$0]) }
  }

  /// Returns the distance from a point to the area; 0 within it.
  func distance(to point: Point) -> Double {
    var (isLeft, isRight, nearest) = (true, true, Double.infinity)
    for (start, way) in sides {
      let turn = way.cross(point - start)
      (isLeft, isRight) = (isLeft && turn <= 0, isRight && turn >= 0)
      let along = min(max((point - start).dot(way) / max(way.dot(way), 1e-12), 0), 1)
      nearest = min(nearest, (point - (start + way * along)).length)
    }
    return isLeft || isRight ? 0 : nearest
  }
}
