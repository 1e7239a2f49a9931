import Barcodes
import CorpusRendering

/// The modules of a symbol that are the same whatever it says, by which one knows how it lies.
struct FunctionPattern {
  private let symbology: Symbology
  private let (columns, rows): (Int, Int)

  init(_ symbology: Symbology, of grid: ModuleGrid) {
    self.symbology = symbology
    (columns, rows) = (grid.columns, grid.rows)
  }

  /// Whether a module belongs to it: of QR codes the finder patterns with their separators, the timing patterns, and the alignment pattern
  /// opposite the first finder pattern, whose middle is 7 modules from both sides (ISO/IEC 18004, 6.3.3 to 6.3.6), of Data Matrix
  /// the border (ISO/IEC 16022, 4.3), of Aztec the inner finder pattern (ISO/IEC 24778, 6), of PDF417 the start and stop
  /// patterns (ISO/IEC 15438, 5.3.3). Of other symbologies nothing.
  func has(column: Int, row: Int) -> Bool {
    switch symbology {
    case .qrCode:
      let isAtSide = (column < 8 || column >= columns - 8, row < 8 || row >= rows - 8)
      guard !(isAtSide.0 && isAtSide.1) || (column >= columns - 8 && row >= rows - 8) else {
        return true
      }
      if column == 6 || row == 6 { return true }
      return columns > 21 && abs(column - (columns - 7)) <= 2 && abs(row - (rows - 7)) <= 2
    case .dataMatrix:
      return column == 0 || row == 0 || column == columns - 1 || row == rows - 1
    case .aztec: return max(abs(column - columns / 2), abs(row - rows / 2)) <= 4
    case .pdf417: return column < 17 || column >= columns - 18
    default: return false
    }
  }
}
