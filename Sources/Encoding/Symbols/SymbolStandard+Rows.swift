package import Barcodes
import CZint

extension SymbolStandard {
  package init(of symbology: Symbology) {
    self =
      switch symbology {
      case .aztec: .aztec
      case .code128: .code128
      case .code39: .code39
      case .code93: .code93
      case .codabar: .codabar
      case .dataMatrix: .dataMatrix
      case .ean13: .ean13
      case .ean8: .ean8
      case .itf: .itf
      case .pdf417: .pdf417
      case .qrCode: .qrCode
      case .upcA: .upcA
      case .upcE: .upcE
      }
  }

  // MARK: EAN and UPC

  // Heights: 22.85 mm, of EAN-8 18.23 mm, at X = 0.330 mm (ISO/IEC
  // 15420:2009, 4.3.3). Guard bars: both ends and the centre; of UPC-A also the bars of the first and the last digit; of
  // UPC-E the special guard (ibid.). Digits: each below its own seven modules, the outermost in the quiet zone (ibid.,
  // annex D).

  private static let ean13 = SymbolStandard(
    zint: BARCODE_EANX_CHK,
    rowHeight: { _ in 22.85 / 0.33 }, guardBars: [0..<3, 45..<50, 92..<95],
    digitColumns: [-8] + digits(6, from: 3) + digits(6, from: 50), payload: { $0.ean13() })

  private static let ean8 = SymbolStandard(
    zint: BARCODE_EANX_CHK,
    rowHeight: { _ in 18.23 / 0.33 }, guardBars: [0..<3, 31..<36, 64..<67],
    digitColumns: digits(4, from: 3) + digits(4, from: 36), payload: { $0.ean8() })

  private static let upcA = SymbolStandard(
    zint: BARCODE_UPCA_CHK,
    rowHeight: { _ in 22.85 / 0.33 }, guardBars: [0..<10, 45..<50, 85..<95],
    digitColumns: [-7] + digits(5, from: 10) + digits(5, from: 50) + [97],
    payload: { $0.upcA() })

  private static let upcE = SymbolStandard(
    zint: BARCODE_UPCE_CHK,
    rowHeight: { _ in 22.85 / 0.33 }, guardBars: [0..<3, 45..<51],
    digitColumns: [-7] + digits(6, from: 3) + [53], payload: { $0.upcE() })

  private static func digits(_ count: Int, from column: Int) -> [Double] {
    (0..<count).map { Double(column + $0 * DotMatrixFont.advance + 1) }
  }

  // MARK: Other linear codes

  private static let itf = SymbolStandard(
    zint: BARCODE_C25INTER,
    // 31.75 mm at X = 1.016 mm (ITF-14 in the GS1 General Specifications).
    rowHeight: { _ in 31.75 / 1.016 }, hasTwoWidths: true, payload: { $0.gtin14() },
    lengths: PayloadLengths(short: 8, long: 20, draw: { $1.gtin($0) }))

  private static let code128 = SymbolStandard(
    zint: BARCODE_CODE128, rowHeight: heightByLength,
    payload: { $0.shipmentNumber() },
    lengths: PayloadLengths(short: 6, long: 24, draw: { $1.serialNumber($0) }))

  private static let code39 = SymbolStandard(
    zint: BARCODE_CODE39, rowHeight: heightByLength,
    hasTwoWidths: true,
    payload: { $0.assetTag() },
    lengths: PayloadLengths(short: 5, long: 16, draw: { $1.assetTag($0) }))

  private static let code93 = SymbolStandard(
    zint: BARCODE_CODE93, rowHeight: heightByLength,
    payload: { $0.assetTag() },
    lengths: PayloadLengths(short: 5, long: 16, draw: { $1.assetTag($0) }))

  private static let codabar = SymbolStandard(
    zint: BARCODE_CODABAR, rowHeight: heightByLength,
    hasTwoWidths: true,
    payload: { $0.libraryNumber() },
    lengths: PayloadLengths(short: 5, long: 18, draw: { $1.libraryNumber($0) }))

  /// The greater of 15 % of the symbol's length and 5 mm that ISO/IEC 15417 and ISO/IEC 16388 recommend, the latter taken
  /// at X = 0.25 mm.
  private static func heightByLength(width: Double) -> Double {
    max(0.15 * width, 5 / 0.25)
  }

  // MARK: Areas

  private static let pdf417 = SymbolStandard(
    // Rows at least 3X high (ISO/IEC 15438:2015, 5.8.3).
    zint: BARCODE_PDF417, rowHeight: { _ in 3 },
    payload: { $0.identityCard() },
    lengths: PayloadLengths(short: 24, long: 200, draw: { $1.references($0) }))

  private static let qrCode = SymbolStandard(
    zint: BARCODE_QRCODE,
    payload: { $0.linkOrContact() },
    lengths: PayloadLengths(short: 12, long: 120, draw: { $1.link($0) }))

  private static let dataMatrix = SymbolStandard(
    zint: BARCODE_DATAMATRIX,
    payload: { $0.partSerialNumber() },
    lengths: PayloadLengths(short: 6, long: 40, draw: { $1.serialNumber($0) }))

  private static let aztec = SymbolStandard(
    zint: BARCODE_AZTEC, payload: { $0.boardingPass() },
    lengths: PayloadLengths(short: 10, long: 100, draw: { $1.references($0) }))
}
