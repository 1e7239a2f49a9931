import Barcodes
import Encoding

/// Edges of ink that do not lie where they should: what ISO/IEC 13660:2001 calls raggedness, and measures by the standard deviation of
/// an edge from the line that is fitted to it.
///
/// Every point of the sheet is displaced by its own vector, whose components are normal with the deviation that is asked for. They are drawn
/// at whole modules and are alike for about one: what lies between is the mean of the four around, by smooth weights, brought
/// to the same deviation everywhere. How far edges are displaced alike, no source is known to say for codes; a module is assumed.
struct EdgeRaggedness {
  /// In modules.
  private let deviation: Double
  private let random: FrameRandom
  /// Which of the frame's codes it is.
  private let number: Int

  /// A bend is followed by straight pieces of at most so many modules.
  private static let piece = 0.125

  /// Nil where edges are to lie where they should.
  init?(_ condition: Condition, seed: UInt64, number: Int) {
    guard condition.printRaggednessModules > 0 else { return nil }
    deviation = condition.printRaggednessModules
    random = FrameRandom(seed: seed, purpose: .raggedness)
    self.number = number
  }

  /// The same edges where they come to lie; closed loops stay closed.
  func displaced(_ edges: [OutlineEdge]) -> [OutlineEdge] {
    edges.flatMap { edge -> [OutlineEdge] in
      let points = Self.points(of: edge).map { $0 + displacement(at: $0) }
      return zip(points, points.dropFirst()).map { OutlineEdge(start: $0, end: $1) }
    }
  }

  /// The edge's ends, and between them where it crosses lines that are the same for every edge.
  private static func points(of edge: OutlineEdge) -> [Point] {
    let way = edge.end - edge.start
    let isAcross = abs(way.x) >= abs(way.y)
    let (start, end) = isAcross ? (edge.start.x, edge.end.x) : (edge.start.y, edge.end.y)
    let (low, high) = (min(start, end) / piece, max(start, end) / piece)
    let first = Int(low.rounded(.down)) + 1
    let last = Int(high.rounded(.up)) - 1
    guard first <= last else { return [edge.start, edge.end] }
    let between = (first...last).map { line in
      edge.start + way * ((Double(line) * piece - start) / (end - start))
    }
    return [edge.start] + (start < end ? between : between.reversed()) + [edge.end]
  }

  /// In modules.
  func displacement(at point: Point) -> Point {
    let (left, top) = (point.x.rounded(.down), point.y.rounded(.down))
    func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }
    let (right, bottom) = (smooth(point.x - left), smooth(point.y - top))
    var sum = Point(x: 0, y: 0)
    var squares = 0.0
    for (column, across) in [(0, 1 - right), (1, right)] {
      for (row, down) in [(0, 1 - bottom), (1, bottom)] {
        let weight = across * down
        guard weight > 0 else { continue }
        sum = sum + drawn(Int(left) + column, Int(top) + row) * weight
        squares += weight * weight
      }
    }
    return sum * (deviation / squares.squareRoot())
  }

  /// Two normal numbers for a corner of the modules' grid.
  private func drawn(_ column: Int, _ row: Int) -> Point {
    let words = random.words(
      x: UInt32(truncatingIfNeeded: column + number << 16), y: UInt32(truncatingIfNeeded: row))
    func normal(_ word: UInt32) -> Double { normalQuantile((Double(word) + 0.5) * 0x1p-32) }
    return Point(x: normal(words[0]), y: normal(words[1]))
  }
}
