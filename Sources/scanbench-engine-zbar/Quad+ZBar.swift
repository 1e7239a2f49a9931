import Barcodes

extension Quad {
  /// The four points of a QR code, which the library lists counter-clockwise from the symbol's top left and rounds
  /// down to whole pixels.
  init?(areaPoints rounded: [Point]) {
    guard rounded.count == 4 else { return nil }
    let points = rounded.map { $0 + Point(x: 0.5, y: 0.5) }
    self.init(
      topLeft: points[0], topRight: points[3], bottomRight: points[2], bottomLeft: points[1])
  }

  /// The corners of a linear symbol from the places where scan passes ended, or nil where there are none.
  ///
  /// Passes go both ways, so some end at the symbol's right end and some at its left; an EAN or UPC is also
  /// noted in its middle. The outer quarters hold the two ends, and the first and the last pass there are the
  /// corners.
  ///
  /// - Parameter right: The unit vector in which the symbol reads.
  init?(passEnds points: [Point], right: Point) {
    // Along a pass the library counts pixel edges, across it rows: their middle is meant.
    let down = Point(x: -right.y, y: right.x)
    let middleOfRow = Point(x: abs(down.x), y: abs(down.y)) * 0.5
    let ends = points.map { $0 + middleOfRow }
    let along = ends.map(right.dot)
    guard let low = along.min(), let high = along.max() else { return nil }
    let quarter = (high - low) / 4
    let left = zip(ends, along).filter { $0.1 <= low + quarter }.map(\.0)
    let rest = zip(ends, along).filter { $0.1 >= high - quarter }.map(\.0)
    func higher(_ one: Point, _ other: Point) -> Bool { one.dot(down) < other.dot(down) }
    guard let topLeft = left.min(by: higher), let bottomLeft = left.max(by: higher),
      let topRight = rest.min(by: higher), let bottomRight = rest.max(by: higher)
    else { return nil }
    self.init(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }
}
