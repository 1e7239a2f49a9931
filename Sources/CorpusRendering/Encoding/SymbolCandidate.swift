/// A symbol as an encoder may have drawn it.
package struct SymbolCandidate: Sendable {
  package var grid: ModuleGrid
  /// Where the columns begin, and where the last one ends, in modules; not whole where wide bars are not.
  package var columnEdges: [Double]
  /// What was asked of libzint and is not its own choice, such as `version` or `mask`.
  package var choices: [String: Double]

  package init(_ grid: ModuleGrid, choices: [String: Double] = [:]) {
    self.grid = grid
    self.choices = choices
    columnEdges = (0...grid.columns).map(Double.init)
  }

  /// In modules.
  package var width: Double { columnEdges[columnEdges.count - 1] }
  /// In modules.
  package var height: Double { grid.height }

  /// The same symbol with its wide bars and spaces `ratio` modules wide.
  ///
  /// - Parameter wide: how wide the encoder draws them, in whole modules.
  func withWideElements(of ratio: Double, drawnAs wide: Int) -> SymbolCandidate {
    var candidate = self
    candidate.choices["wide_to_narrow_ratio"] = ratio
    candidate.columnEdges = [0]
    var column = 0
    while column < grid.columns {
      let start = column
      let isDark = grid.isDark(column: start, row: 0)
      while column < grid.columns, grid.isDark(column: column, row: 0) == isDark { column += 1 }
      // A gap between characters may be as wide as a wide space.
      let width = column - start >= wide ? ratio : Double(column - start)
      let first = candidate.columnEdges[start]
      for step in 1...(column - start) {
        candidate.columnEdges.append(first + width * Double(step) / Double(column - start))
      }
    }
    return candidate
  }
}
