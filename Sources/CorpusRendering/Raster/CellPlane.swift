/// A rectangle of numbers, rows from top to bottom.
struct CellPlane {
  let width: Int
  let height: Int
  private(set) var cells: [Float]

  /// A plane of zeros.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: 0, count: width * height)
  }

  subscript(x: Int, y: Int) -> Float { cells[y * width + x] }

  /// Gives `body` the numbers of a row.
  func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Float>) -> Result) -> Result {
    precondition((0..<height).contains(row), "no such row")
    // SAFETY: the row lies inside the array, by the precondition, and `body` does not keep the pointer.
    return cells.withUnsafeBufferPointer { body(.init(rebasing: $0[row * width..<(row + 1) * width])) }
  }

  /// Gives `body` the numbers of two rows.
  func withRows(
    _ first: Int, _ second: Int,
    _ body: (UnsafeBufferPointer<Float>, UnsafeBufferPointer<Float>) -> Void
  ) {
    withRow(first) { first in withRow(second) { second in body(first, second) } }
  }

  /// Gives `body` the numbers of a row to change.
  mutating func withMutableRow<Result>(
    _ row: Int, _ body: (UnsafeMutableBufferPointer<Float>) -> Result
  ) -> Result {
    precondition((0..<height).contains(row), "no such row")
    // SAFETY: as in `withRow`; the access is exclusive, since it is mutating.
    return cells.withUnsafeMutableBufferPointer {
      body(.init(rebasing: $0[row * width..<(row + 1) * width]))
    }
  }
}
