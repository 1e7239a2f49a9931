import Barcodes
import Encoding
import Scene

/// The dark areas of a printed symbol as cells of a grid whose lines lie at any places.
struct InkPattern: Equatable {
  /// Where the columns begin, and where the last one ends, in modules from the symbol's own left.
  let columnEdges: [Double]
  /// Likewise from its top.
  let rowEdges: [Double]
  private let dark: [Bool]

  var columns: Int { columnEdges.count - 1 }
  var rows: Int { rowEdges.count - 1 }

  /// True if a cell is dark; everything outside the symbol is light.
  func isDark(column: Int, row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row) && dark[row * columns + column]
  }

  /// The symbol as it comes out of a press with print growth: each edge of ink moves outward by half of
  /// `growth`, where ISO/IEC 15416:2016, 3 and ISO/IEC 15415:2011, 7.8.7 put the gain or loss of a bar (a
  /// module) as a whole. Where two dark areas grow into each other they are one; ink thinner than a loss is
  /// gone.
  ///
  /// - Parameter growth: in modules, above −1 and below 1; below 0 ink is lost.
  init(_ grid: ModuleGrid, growth: Double = 0) {
    guard growth != 0 else {
      columnEdges = grid.columnEdges
      rowEdges = grid.rowEdges
      dark = (0..<grid.rows).flatMap { row in
        (0..<grid.columns).map { grid.isDark(column: $0, row: row) }
      }
      return
    }
    let reach = abs(growth) / 2
    // A strip of half the growth to both sides of each line between cells; in it, either neighbour
    // decides when ink grows and both when it shrinks.
    func split(_ edges: [Double]) -> [Double] { edges.flatMap { [$0 - reach, $0 + reach] } }
    columnEdges = split(grid.columnEdges)
    let rowEdges = split(grid.rowEdges)
    self.rowEdges = rowEdges
    /// The grid's cells that one of the pattern touches: one where its index is odd, else the two beside a line.
    func neighbours(_ index: Int) -> ClosedRange<Int> {
      index % 2 == 0 ? (index / 2 - 1)...(index / 2) : (index / 2)...(index / 2)
    }
    dark = (0..<(rowEdges.count - 1)).flatMap { row in
      (0..<(2 * grid.columns + 1)).map { column in
        let touched = neighbours(row).lazy.flatMap { row in
          neighbours(column).lazy.map { grid.isDark(column: $0, row: row) }
        }
        return growth > 0 ? touched.contains(true) : !touched.contains(false)
      }
    }
  }

  /// The dark area as rectangles, one for each run of dark cells in a row.
  var rectangles: [SheetExtent] {
    (0..<rows).flatMap { row in
      var rectangles: [SheetExtent] = []
      var column = 0
      while column < columns {
        let start = column
        while isDark(column: column, row: row) { column += 1 }
        if column > start {
          rectangles.append(
            SheetExtent(
              left: columnEdges[start], top: rowEdges[row], right: columnEdges[column],
              bottom: rowEdges[row + 1]))
        }
        column += 1
      }
      return rectangles
    }
  }
}
