import Barcodes

/// A rectangle of the sheet, in modules.
struct SheetExtent: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }
  var middle: Point { Point(x: (left + right) / 2, y: (top + bottom) / 2) }

  /// Clockwise from the top left.
  var corners: [Point] {
    [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }

  /// Points all along the border, those of each side 1/32 of it apart.
  var border: [Point] {
    let corners = corners
    return corners.indices.flatMap { index in
      (0..<32).map { step in
        corners[index] + (corners[(index + 1) % 4] - corners[index]) * (Double(step) / 32)
      }
    }
  }

  func united(with other: SheetExtent) -> SheetExtent {
    SheetExtent(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}
