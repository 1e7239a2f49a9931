import Barcodes

extension Quad {
  /// The share of a model's height that is left out at the top of a linear band, and again at the bottom.
  static let hiddenShareOfBand = 1.0 / 3

  /// The part of a linear code that is fitted if its bars' height is unknown: a band without their
  /// ends, three times as high as the fitted part, so that no end is near. Nil if the code, `modules` wide,
  /// is at most 10 pixels wide.
  ///
  /// The corners are those of the bars, or the ends of a scan line, twice each.
  func linearBand(modules: Double) -> Quad? {
    let (start, end) = scanLine
    let line = end - start
    guard line.length > 10 else { return nil }
    let left = bottomLeft - topLeft
    let right = bottomRight - topRight
    let height = (left.length + right.length) / 2
    let module = line.length / modules
    guard height > max(8 * module, 10), height > 0.02 * line.length else {
      let half = Point(x: -line.y, y: line.x) * (2 * max(module, 1) / line.length)
      return Self.extended(start - half, end - half, end + half, start + half)
    }
    // Away from the writing below, and from longer guard bars.
    return Self.extended(
      topLeft + left * 0.2, topRight + right * 0.2,
      topRight + right * 0.65, topLeft + left * 0.65)
  }

  private static func extended(
    _ topLeft: Point, _ topRight: Point, _ bottomRight: Point, _ bottomLeft: Point
  ) -> Quad {
    let (left, right) = (bottomLeft - topLeft, bottomRight - topRight)
    return Quad(
      topLeft: topLeft - left, topRight: topRight - right, bottomRight: bottomRight + right,
      bottomLeft: bottomLeft + left)
  }
}
