import Barcodes
import CorpusRendering

/// A photograph with a rendered twin in the place of one of its codes.
struct PlacedTwin {
  let image: GreyImage
  /// Of the twin's symbol, in the photograph.
  let corners: Quad

  /// How far beyond its symbol a twin gives way to the photograph, in modules: up to there the fit has seen that there is only ground.
  private static let seam = 0.5...1.0

  /// The twin moves by whole pixels, so that its noise and its edges stay as they were rendered. What is replaced is its symbol and what
  /// lies within a module of it; and where its corners do not come to lie on the photograph's, within as much more as they are off, so that
  /// nothing of the photographed symbol is left.
  ///
  /// - Parameters:
  ///   - symbol: the corners of the twin's symbol in its own image.
  ///   - corners: those of the photographed symbol.
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
    var image = photograph
    let columns = max(0, right)..<max(max(0, right), min(photograph.width, right + twin.width))
    for y in max(0, down)..<max(max(0, down), min(photograph.height, down + twin.height)) {
      for x in columns {
        let away = self.corners.distance(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let share = min(max((last - away) / (last - first), 0), 1)
        guard share > 0 else { continue }
        let (before, after) = (Double(photograph[x, y]), Double(twin[x - right, y - down]))
        image[x, y] = UInt8((before + (after - before) * share).rounded())
      }
    }
    self.image = image
  }
}

extension Quad {
  fileprivate func moved(by change: Point) -> Quad {
    Quad(
      topLeft: topLeft + change, topRight: topRight + change, bottomRight: bottomRight + change,
      bottomLeft: bottomLeft + change)
  }

  /// From a point to the nearest of the quad's area, which is convex; 0 within it.
  fileprivate func distance(to point: Point) -> Double {
    let corners = corners
    let sides = corners.indices.map { (corners[$0], corners[($0 + 1) % 4]) }
    let turns = sides.map { ($0.1 - $0.0).cross(point - $0.0) }
    if turns.allSatisfy({ $0 >= 0 }) || turns.allSatisfy({ $0 <= 0 }) { return 0 }
    return sides.map { start, end in
      let side = end - start
      let along = min(max((point - start).dot(side) / max(side.dot(side), 1e-12), 0), 1)
      return (point - (start + side * along)).length
    }.min() ?? 0
  }
}
