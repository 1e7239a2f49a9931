/// The dark share of the pixels of a window, 0 to 1, row by row, and its slope across and down, for each pixel.
package struct PixelCoverage: Sendable {
  package private(set) var share: [Float]
  package private(set) var acrossSlope: [Float]
  package private(set) var downSlope: [Float]

  /// - Parameters:
  ///   - plane: of cells, with the same margin at all sides, of at least one.
  ///   - width, height: in pixels.
  init(_ plane: CellPlane, width: Int, height: Int, cellsPerPixel side: Int) {
    share = .init(repeating: 0, count: width * height)
    acrossSlope = share
    downSlope = share
    let margin = (
      x: (plane.width - width * side) / 2, y: (plane.height - height * side) / 2
    )
    let mean = 1 / Float(side * side)
    let slope = 1 / Float(2 * side)
    var sums = [Float](repeating: 0, count: plane.width)
    var differences = sums
    for y in 0..<height {
      Self.addUp(plane, row: margin.y + y * side, side: side, &sums, &differences)
      for x in 0..<width {
        let first = margin.x + x * side
        var (sum, difference): (Float, Float) = (0, 0)
        for column in first..<first + side {
          sum += sums[column]
          difference += differences[column]
        }
        let index = y * width + x
        share[index] = sum * mean
        downSlope[index] = difference * slope
        // The rows' mean, and two cells of each side: the means of the pixels that lie one cell further apart.
        acrossSlope[index] =
          (sums[first + side] + sums[first + side - 1] - sums[first] - sums[first - 1]) * slope
      }
    }
  }

  /// The columns' sums over a row of pixels, and how these change from one cell above to one below.
  private static func addUp(
    _ plane: CellPlane, row: Int, side: Int, _ sums: inout [Float], _ differences: inout [Float]
  ) {
    plane.withRows(row - 1..<row + side + 1) { cells in
      let width = plane.width
      for column in 0..<width {
        var sum: Float = 0
        for inner in 1...side { sum += cells[inner * width + column] }
        sums[column] = sum
        differences[column] =
          cells[(side + 1) * width + column] + cells[side * width + column]
          - cells[width + column] - cells[column]
      }
    }
  }
}
