import Barcodes

/// The proportions that the standards give a printed symbol, in modules (X).
enum NominalSize {
  /// How far the guard bars of EAN and UPC stand out below the others (ISO/IEC 15420).
  static let guardBarExtension = 5.0

  /// The height of each row of a symbol that is `columns` wide.
  static func rowHeight(of symbology: Symbology, columns: Int) -> Double {
    switch symbology {
    case .ean13, .upcA, .upcE:
      // 22.85 mm at X = 0.330 mm (ISO/IEC 15420:2009, 4.3.3).
      22.85 / 0.33
    case .ean8:
      // 18.23 mm at X = 0.330 mm (ibid.).
      18.23 / 0.33
    case .itf:
      // 31.75 mm at X = 1.016 mm (ITF-14 in the GS1 General Specifications).
      31.75 / 1.016
    case .code128, .code39, .code93, .codabar:
      // The greater of 15 % of the symbol's length and 5 mm that ISO/IEC 15417 and
      // ISO/IEC 16388 recommend, the latter taken at X = 0.25 mm.
      max(0.15 * Double(columns), 5 / 0.25)
    case .pdf417:
      // Rows at least 3X high (ISO/IEC 15438).
      3
    case .aztec, .dataMatrix, .qrCode: 1
    }
  }

  /// The columns of the guard bars, which are longer than the others; nil without such bars.
  ///
  /// EAN-13 and EAN-8: normal guards at both ends and the centre guard. UPC-A: also the bars of the first
  /// and the last digit. UPC-E: normal guard and special guard (ISO/IEC 15420).
  static func guardBars(of symbology: Symbology, columns: Int) -> Set<Int>? {
    switch symbology {
    case .ean13: Set([0..<3, 45..<50, 92..<95].joined())
    case .ean8: Set([0..<3, 31..<36, 64..<67].joined())
    case .upcA: Set([0..<10, 45..<50, 85..<95].joined())
    case .upcE: Set([0..<3, 45..<51].joined())
    default: nil
    }
  }
}
