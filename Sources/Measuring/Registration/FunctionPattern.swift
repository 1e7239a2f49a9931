import Barcodes
import Encoding

/// The modules of a symbol that are the same whatever it says, and so show its orientation.
struct FunctionPattern {
  private let symbology: Symbology
  private let (columns, rows): (Int, Int)

  init(_ symbology: Symbology, of grid: ModuleGrid) {
    self.symbology = symbology
    (columns, rows) = (grid.columns, grid.rows)
    let stop = grid.columns - Self.stopWidth
    stopWidth =
      stop >= 0 && (stop..<stop + 7).allSatisfy { grid.isDark(column: $0, row: 0) }
      ? Self.stopWidth : 1
  }

  /// The width of PDF417's stop pattern from its bar of 7 modules on; of a compact one's last bar.
  private let stopWidth: Int
  private static let stopWidth = 18

  /// Returns true if a module belongs to the pattern: in QR codes the finder patterns with their
  /// separators, the timing patterns, and the alignment pattern opposite the first finder pattern,
  /// whose middle is 7 modules from both sides (ISO/IEC 18004, 6.3.3 to 6.3.6); in Data Matrix the
  /// border (ISO/IEC 16022, 4.3); in Aztec the inner finder pattern (ISO/IEC 24778, 6); in PDF417
  /// the start and stop patterns (ISO/IEC 15438, 5.3.3 and 5.12). Other symbologies have none.
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
    case .pdf417: return column < 17 || column >= columns - stopWidth
    default: return false
    }
  }
}
