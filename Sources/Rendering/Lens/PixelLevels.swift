/// The levels of some pixels, of which each is the mean of its cells.
struct PixelLevels {
  let plane: CellPlane
  /// In pixels.
  let columns: Int
  let cellsPerPixel: Int

  /// Copies row `row`, counted from the first, to the columns `range` of `target`.
  func copy(row: Int, to target: UnsafeMutableBufferPointer<Float>, from range: Range<Int>) {
    // What the kernels did not use up of the window's margin, the same at all sides.
    let margin = (plane.width - columns * cellsPerPixel) / 2
    let start = range.lowerBound
    guard cellsPerPixel > 1 else {
      plane.withRow(margin + row) { source in
        for index in 0..<columns { target[start + index] = source[margin + index] }
      }
      return
    }
    let share = 1 / Float(cellsPerPixel * cellsPerPixel)
    let rows = margin + row * cellsPerPixel..<margin + (row + 1) * cellsPerPixel
    plane.withRows(rows) { source in
      for index in 0..<columns {
        var level: Float = 0
        for inner in 0..<cellsPerPixel {
          let first = inner * plane.width + margin + index * cellsPerPixel
          for cell in 0..<cellsPerPixel { level += share * source[first + cell] }
        }
        target[start + index] = level
      }
    }
  }
}
