package import Barcodes
package import Encoding

/// The elements that a linear symbol should have, from the first bar to the last, and how they make characters.
package struct NominalElements: Sendable {
  package let symbology: Symbology
  /// In modules.
  package let widths: [Double]
  /// The elements of each character that the reference decode algorithm measures.
  package let characters: [Range<Int>]

  /// - Parameter widths: of bars and spaces in turns, in modules; a bar first.
  package init(_ symbology: Symbology, widths: [Double]) {
    (self.symbology, self.widths) = (symbology, widths)
    characters = Self.characters(of: symbology, count: widths.count)
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

  /// Guard patterns and the gaps between characters are no characters.
  private static func characters(of symbology: Symbology, count: Int) -> [Range<Int>] {
    func groups(of size: Int, from first: Int = 0, to end: Int, gap: Int = 0) -> [Range<Int>] {
      stride(from: first, through: end - size, by: size + gap).map { $0..<$0 + size }
    }
    return switch symbology {
    // A guard of 3 elements, half of the digits, a guard of 5, the others, a guard of 3 (ISO/IEC 15420:2009, 4.2).
    case .ean13, .upcA: groups(of: 4, from: 3, to: 27) + groups(of: 4, from: 32, to: 56)
    case .ean8: groups(of: 4, from: 3, to: 19) + groups(of: 4, from: 24, to: 40)
    case .upcE: groups(of: 4, from: 3, to: 27)
    // The stop character's seventh element is left out (ISO/IEC 15417:2007, 4.2), and so is Code 93's termination bar.
    case .code128, .code93: groups(of: 6, to: count - 1)
    case .code39: groups(of: 9, to: count, gap: 1)
    case .codabar: groups(of: 7, to: count, gap: 1)
    // Pairs of digits between a start of four elements and a stop of three (ISO/IEC 16390:2007, 4.3).
    case .itf: groups(of: 10, from: 4, to: count - 3)
    case .aztec, .dataMatrix, .pdf417, .qrCode: []
    }
  }
}
