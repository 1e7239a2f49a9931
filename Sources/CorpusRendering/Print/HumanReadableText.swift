import Barcodes

/// The payload in writing under a linear code (the human readable interpretation of the GS1 General
/// Specifications, 4.14), in the letters of `DotMatrixFont`.
///
/// Under EAN and UPC each digit stands below its own seven modules, between the guard bars, and the outermost
/// in the quiet zone, as ISO/IEC 15420:2009, annex D shows them; elsewhere the line is centred.
enum HumanReadableText {
  /// From the bars to the writing, in modules.
  private static let gap = 1.0

  /// The room below a symbol that the writing takes, in modules; matrix codes have none.
  static func room(below symbology: Symbology) -> Double {
    guard symbology.dimension == .linear else { return 0 }
    let height = Double(DotMatrixFont.height) + 2 * gap
    return isBetweenGuards(symbology) ? height - NominalSize.guardBarExtension : height
  }

  /// The dots as rectangles, in modules from the symbol's own top left corner.
  static func rectangles(_ payload: [UInt8], as symbology: Symbology, under grid: ModuleGrid)
    -> [SheetExtent]
  {
    guard symbology.dimension == .linear else { return [] }
    let text = Array(String(decoding: payload, as: UTF8.self))
    let top =
      grid.height + gap - (isBetweenGuards(symbology) ? NominalSize.guardBarExtension : 0)
    if let columns = digitColumns(of: symbology, count: text.count) {
      return zip(text, columns).flatMap { digit, column in
        DotMatrixFont.rectangles(of: [digit], left: column, top: top, dot: 1)
      }
    }
    let dots = Double(text.count * DotMatrixFont.advance - 2)
    let dot = min(1, grid.width / dots)
    return DotMatrixFont.rectangles(
      of: text, left: (grid.width - dots * dot) / 2, top: top, dot: dot)
  }

  private static func isBetweenGuards(_ symbology: Symbology) -> Bool {
    switch symbology {
    case .ean13, .ean8, .upcA, .upcE: true
    default: false
    }
  }

  /// Where each digit begins, in modules from the symbol's left; nil for a line that is centred.
  private static func digitColumns(of symbology: Symbology, count: Int) -> [Double]? {
    func group(_ digits: Int, from column: Int) -> [Double] {
      (0..<digits).map { Double(column + $0 * DotMatrixFont.advance + 1) }
    }
    let columns: [Double]? =
      switch symbology {
      case .ean13: [-8] + group(6, from: 3) + group(6, from: 50)
      case .ean8: group(4, from: 3) + group(4, from: 36)
      case .upcA: [-7] + group(5, from: 10) + group(5, from: 50) + [97]
      case .upcE: [-7] + group(6, from: 3) + [53]
      default: nil
      }
    return columns?.count == count ? columns : nil
  }
}
