/// A symbol as its standard draws it: rows of dark and light modules, each module one X wide.
package struct ModuleGrid: Equatable, Sendable {
  /// In modules.
  package let columns: Int
  /// The height of each row in modules, from the top.
  package private(set) var rowHeights: [Double]
  private var dark: [Bool]

  /// - Parameter rows: equally long rows, true where dark.
  package init(rows: [[Bool]], rowHeights: [Double]) {
    precondition(!rows.isEmpty && rows.count == rowHeights.count, "one height for each row")
    let columns = rows[0].count
    precondition(rows.allSatisfy { $0.count == columns }, "rows of one length")
    self.columns = columns
    self.rowHeights = rowHeights
    dark = Array(rows.joined())
  }

  package var rows: Int { rowHeights.count }
  /// In modules.
  package var width: Double { Double(columns) }
  /// In modules.
  package var height: Double { rowHeights.reduce(0, +) }

  /// Where the rows begin, and where the last one ends, in modules from the top.
  package var rowEdges: [Double] {
    rowHeights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// Whether a module is dark; everything outside the symbol is light.
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
}
