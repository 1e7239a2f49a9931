package import Barcodes

/// A rectangle of the sheet, in modules.
package struct SheetExtent: Equatable {
  package var left: Double
  package var top: Double
  var right: Double
  var bottom: Double

  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Double { right - left }
  package var height: Double { bottom - top }
  package var middle: Point { Point(x: (left + right) / 2, y: (top + bottom) / 2) }

  /// Clockwise from the top left.
  package var corners: [Point] {
    [
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ]
  }

  /// Points all along the border, those of each side 1/32 of it apart.
  package var border: [Point] {
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
