import Barcodes
import Encoding

/// The ends of a linear code's bars: as far as lines beyond the fitted band still look like it.
struct BarEnds {
  /// The upper end, in modules of the model from its top.
  let top: Double
  let bottom: Double

  /// The least correlation with the bars, relative to that in the band, of a line across them.
  private static let leastShare = 0.6
  /// The lines in a row without bars that end the search; single lines may be damaged.
  private static let patience = 3

  init(_ picture: PictureWindow, _ projection: SymbolProjection, of candidate: SymbolCandidate) {
    let line = Self.line(across: candidate)
    let middle = candidate.height / 2
    // Lines a pixel and a half apart.
    let pixelsPerModule =
      (projection.image(of: Point(x: candidate.width / 2, y: middle + 1))
      - projection.image(of: Point(x: candidate.width / 2, y: middle))).length
    let step = 1.5 / max(pixelsPerModule, 1e-3)
    let usual =
      [-1.0, -0.5, 0, 0.5, 1].map {
        Self.correlation(of: line, picture, projection, y: middle + $0 * step)
      }.reduce(0, +) / 5
    func end(_ direction: Double) -> Double {
      var (last, misses) = (middle, 0)
      var y = middle
      while misses < Self.patience, abs(y - middle) < 20 * candidate.height {
        y += direction * step
        if Self.correlation(of: line, picture, projection, y: y) / usual > Self.leastShare {
          (last, misses) = (y, 0)
        } else {
          misses += 1
        }
      }
      // Half a step on, and half the blur that the bars' ends share with what is beyond.
      return last + direction * step / 2
    }
    top = end(-1)
    bottom = end(1)
  }

  func corners(_ projection: SymbolProjection) -> Quad {
    let width = projection.width
    return Quad(
      topLeft: projection.image(of: Point(x: 0, y: top)),
      topRight: projection.image(of: Point(x: width, y: top)),
      bottomRight: projection.image(of: Point(x: width, y: bottom)),
      bottomLeft: projection.image(of: Point(x: 0, y: bottom)))
  }

  /// The bars of a linear code along one line, at two places in each.
  private typealias Line = [(x: Double, isDark: Double)]

  private static func line(across candidate: SymbolCandidate) -> Line {
    (0..<candidate.grid.columns).flatMap { column in
      let (left, right) = (candidate.columnEdges[column], candidate.columnEdges[column + 1])
      let isDark = candidate.grid.isDark(column: column, row: 0) ? 1.0 : 0
      return [0.25, 0.75].map { (left + (right - left) * $0, isDark) }
    }
  }

  /// Returns the correlation of the line at height `y` with the bars; 0 outside the picture.
  private static func correlation(
    of line: Line, _ picture: PictureWindow, _ projection: SymbolProjection, y: Double
  ) -> Double {
    var levels: [Double] = []
    for place in line {
      guard let level = picture.level(at: projection.image(of: Point(x: place.x, y: y))) else {
        return 0
      }
      levels.append(level)
    }
    return Measuring.correlation(of: zip(line.lazy.map(\.isDark), levels))
  }
}
