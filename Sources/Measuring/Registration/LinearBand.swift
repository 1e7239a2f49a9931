import Barcodes

/// The part of a linear code that is fitted if its bars' height is unknown: a band without their
/// ends. The quad of a band is three times as high as the fitted part, so that no end is near.
enum LinearBand {
  /// The share of a model's height that is left out at the top, and again at the bottom.
  static let hiddenShare = 1.0 / 3

  /// Returns the quad of the band of a code `modules` wide; nil if it is at most 10 pixels wide.
  ///
  /// - Parameter corners: the corners of the bars, or the ends of a scan line, twice each.
  static func quad(in corners: Quad, modules: Double) -> Quad? {
    let (start, end) = corners.scanLine
    let line = end - start
    guard line.length > 10 else { return nil }
    let left = corners.bottomLeft - corners.topLeft
    let right = corners.bottomRight - corners.topRight
    let height = (left.length + right.length) / 2
    let module = line.length / modules
    guard height > max(8 * module, 10), height > 0.02 * line.length else {
      let half = Point(x: -line.y, y: line.x) * (2 * max(module, 1) / line.length)
      return extended(start - half, end - half, end + half, start + half)
    }
    // Away from the writing below, and from longer guard bars.
    return extended(
      corners.topLeft + left * 0.2, corners.topRight + right * 0.2,
      corners.topRight + right * 0.65, corners.topLeft + left * 0.65)
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
