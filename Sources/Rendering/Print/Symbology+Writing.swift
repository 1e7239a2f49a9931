package import Barcodes
import Encoding
import Scene

/// The payload in writing under a linear code (the human readable interpretation of the GS1 General
/// Specifications, 4.14), in the letters of `DotMatrixFont`.
///
/// Under EAN and UPC each digit stands below its own seven modules, between the guard bars, and the outermost
/// in the quiet zone, as ISO/IEC 15420:2009, annex D shows them; elsewhere the line is centred.
extension Symbology {
  /// From the bars to the writing, in modules.
  private static let gapAboveWriting = 1.0

  /// The room below a symbol that the writing takes, in modules; matrix codes have none.
  package var roomOfWriting: Double {
    guard dimension == .linear else { return 0 }
    return Double(DotMatrixFont.height) + 2 * Self.gapAboveWriting - guardBarExtension
  }

  /// The dots as rectangles, in modules from the symbol's own top left corner.
  func writing(of payload: [UInt8], under grid: ModuleGrid) -> [SheetExtent] {
    guard dimension == .linear else { return [] }
    let text = Array(String(decoding: payload, as: UTF8.self))
    let top = grid.height + Self.gapAboveWriting - guardBarExtension
    let columns = SymbolStandard(of: self).digitColumns
    if columns.count == text.count {
      return zip(text, columns).flatMap { digit, column in
        DotMatrixFont.rectangles(of: [digit], left: column, top: top, dot: 1)
      }
    }
    let dots = Double(text.count * DotMatrixFont.advance - 2)
    let dot = min(1, grid.width / dots)
    return DotMatrixFont.rectangles(
      of: text, left: (grid.width - dots * dot) / 2, top: top, dot: dot)
  }

  /// The length by which guard bars reach into the writing, in modules.
  private var guardBarExtension: Double {
    SymbolStandard(of: self).guardBars.isEmpty ? 0 : SymbolStandard.guardBarExtension
  }
}
