package import Barcodes
package import Encoding

/// The elements that a linear symbol should have, from the first bar to the last, and how they make characters.
package struct NominalElements: Sendable {
  /// In modules.
  package let widths: [Double]
  /// The elements of each character that the reference decode algorithm measures.
  package let characters: [Range<Int>]
  /// Nil of a symbology whose scans are not decoded.
  let decoding: ReferenceDecoding?

  /// - Parameter widths: of bars and spaces in turns, in modules; a bar first.
  package init(_ symbology: Symbology, widths: [Double]) {
    let scanned = SymbolStandard(of: symbology).characters
    self.widths = widths
    characters = scanned?.places(widths.count) ?? []
    decoding = scanned?.decoding
  }

  /// Those of the rows with the bars, which are the highest, without an add-on.
  package init(_ symbology: Symbology, _ grid: ModuleGrid) {
    let row = grid.rowHeights.indices.max { grid.rowHeights[$0] < grid.rowHeights[$1] } ?? 0
    var widths: [Double] = []
    var isBar = false
    for column in 0..<grid.columns - grid.columnsBeside {
      let width = grid.columnEdges[column + 1] - grid.columnEdges[column]
      if grid.isDark(column: column, row: row) == isBar, !widths.isEmpty {
        widths[widths.count - 1] += width
      } else {
        isBar.toggle()
        widths.append(width)
      }
    }
    // A column of light at the right belongs to the quiet zone.
    if !isBar { widths.removeLast() }
    self.init(symbology, widths: widths)
  }
}
