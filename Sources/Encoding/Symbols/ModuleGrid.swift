/// A symbol as its standard draws it: rows of dark and light cells in columns, each a module wide unless told otherwise.
package struct ModuleGrid: Equatable, Sendable {
  /// Where the columns begin, and where the last one ends, in modules from the left.
  package let columnEdges: [Double]
  /// The height of each row in modules, from the top.
  package private(set) var rowHeights: [Double]
  /// Columns at the right that are no part of the symbol itself: an add-on and the gap before it.
  package internal(set) var columnsBeside = 0
  private var dark: [Bool]

  /// - Parameters:
  ///   - rows: equally long rows, true where dark.
  ///   - columnWidths: in modules; nil where each column is a module wide.
  package init(rows: [[Bool]], rowHeights: [Double], columnWidths: [Double]? = nil) {
    precondition(!rows.isEmpty && rows.count == rowHeights.count, "one height for each row")
    let columns = rows[0].count
    precondition(rows.allSatisfy { $0.count == columns }, "rows of one length")
    let widths = columnWidths ?? Array(repeating: 1, count: columns)
    precondition(widths.count == columns, "one width for each column")
    columnEdges = widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    self.rowHeights = rowHeights
    dark = Array(rows.joined())
  }

  package var rows: Int { rowHeights.count }
  package var columns: Int { columnEdges.count - 1 }
  /// In modules.
  package var width: Double { columnEdges[columns] }
  /// Where an add-on begins: the first bar beside the symbol; nil without.
  package var addOnColumn: Int? {
    (columns - columnsBeside..<columns).first { isDark(column: $0, row: 0) }
  }

  /// The width of the symbol itself, in modules.
  package var symbolWidth: Double { columnEdges[columns - columnsBeside] }
  /// In modules.
  package var height: Double { rowHeights.reduce(0, +) }

  /// Where the rows begin, and where the last one ends, in modules from the top.
  package var rowEdges: [Double] {
    rowHeights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// True if a module is dark; everything outside the symbol is light.
  package func isDark(column: Int, row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row) && dark[row * columns + column]
  }

  /// The symbol with the bars at `columns` made longer at the bottom by `height` modules.
  func extendingBars(at columns: Set<Int>, by height: Double) -> ModuleGrid {
    var grid = self
    grid.rowHeights.append(height)
    grid.dark += (0..<self.columns).map {
      columns.contains($0) && isDark(column: $0, row: rows - 1)
    }
    return grid
  }

  /// The symbol with a bar of `thickness` modules along its upper and its lower edge, from its first bar to its last.
  func withBearerBars(_ thickness: Double) -> ModuleGrid {
    guard thickness > 0 else { return self }
    var grid = self
    let bar = Array(repeating: true, count: columns)
    grid.dark = bar + dark + bar
    grid.rowHeights = [thickness] + rowHeights + [thickness]
    return grid
  }
}
