/// A symbol as an encoder may have drawn it.
package struct SymbolCandidate: Sendable {
  package var grid: ModuleGrid
  /// What was asked of libzint and is not its own choice, such as `version` or `mask`.
  package var choices: [String: Double]

  package init(_ grid: ModuleGrid, choices: [String: Double] = [:]) {
    self.grid = grid
    self.choices = choices
  }

  /// Where the columns begin, and where the last one ends, in modules; not whole where wide bars are not.
  package var columnEdges: [Double] { grid.columnEdges }
  /// In modules.
  package var width: Double { grid.width }
  /// In modules.
  package var height: Double { grid.height }

  /// What `choices` calls the ratio of wide elements to narrow ones.
  package static let ratio = "wide_to_narrow_ratio"

  /// The same symbol with its wide bars and spaces `ratio` modules wide, and as high.
  func withWideElements(of ratio: Double) -> SymbolCandidate {
    let elements = ElementSequence(
      of: (0..<grid.columns).map { grid.isDark(column: $0, row: 0) }, wide: ratio)
    var candidate = self
    candidate.choices[Self.ratio] = ratio
    candidate.grid = ModuleGrid(
      rows: (0..<grid.rows).map { _ in elements.isDark }, rowHeights: grid.rowHeights,
      columnWidths: elements.widths)
    return candidate
  }
}
