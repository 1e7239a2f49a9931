import Barcodes
import CZint

extension SymbolStandard {
  init(of symbology: Symbology) {
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

  // Quiet zones: GS1 General Specifications 21.0.1, 5.2.3.4. Heights: 22.85 mm, of EAN-8 18.23 mm, at X = 0.330 mm (ISO/IEC
  // 15420:2009, 4.3.3). Guard bars: both ends and the centre; of UPC-A also the bars of the first and the last digit; of
  // UPC-E the special guard (ibid.). Digits: each below its own seven modules, the outermost in the quiet zone (ibid.,
  // annex D).

  private static let ean13 = SymbolStandard(
    zint: BARCODE_EANX_CHK, quietZone: QuietZone(left: 11, right: 7),
    rowHeight: { _ in 22.85 / 0.33 }, guardBars: [0..<3, 45..<50, 92..<95],
    digitColumns: [-8] + digits(6, from: 3) + digits(6, from: 50), payload: RetailPayload.ean13)

  private static let ean8 = SymbolStandard(
    zint: BARCODE_EANX_CHK, quietZone: QuietZone(left: 7, right: 7),
    rowHeight: { _ in 18.23 / 0.33 }, guardBars: [0..<3, 31..<36, 64..<67],
    digitColumns: digits(4, from: 3) + digits(4, from: 36), payload: RetailPayload.ean8)

  private static let upcA = SymbolStandard(
    zint: BARCODE_UPCA_CHK, quietZone: QuietZone(left: 9, right: 9),
    rowHeight: { _ in 22.85 / 0.33 }, guardBars: [0..<10, 45..<50, 85..<95],
    digitColumns: [-7] + digits(5, from: 10) + digits(5, from: 50) + [97],
    payload: RetailPayload.upcA)

  private static let upcE = SymbolStandard(
    zint: BARCODE_UPCE_CHK, quietZone: QuietZone(left: 9, right: 7),
    rowHeight: { _ in 22.85 / 0.33 }, guardBars: [0..<3, 45..<51],
    digitColumns: [-7] + digits(6, from: 3) + [53], payload: RetailPayload.upcE)

  private static func digits(_ count: Int, from column: Int) -> [Double] {
    (0..<count).map { Double(column + $0 * DotMatrixFont.advance + 1) }
  }

  // MARK: Other linear codes

  private static let itf = SymbolStandard(
    // ISO/IEC 16390:2007, 4.4.
    zint: BARCODE_C25INTER, quietZone: QuietZone(left: 10, right: 10),
    // 31.75 mm at X = 1.016 mm (ITF-14 in the GS1 General Specifications).
    rowHeight: { _ in 31.75 / 1.016 }, hasTwoWidths: true, payload: RetailPayload.gtin14,
    lengths: PayloadLengths(short: 8, long: 20, draw: FixedLengthPayload.gtin))

  private static let code128 = SymbolStandard(
    // ISO/IEC 15417:2007, 4.4.2.
    zint: BARCODE_CODE128, quietZone: QuietZone(left: 10, right: 10), rowHeight: heightByLength,
    payload: IndustrialPayload.shipmentNumber,
    lengths: PayloadLengths(short: 6, long: 24, draw: FixedLengthPayload.serialNumber))

  private static let code39 = SymbolStandard(
    // ISO/IEC 16388:2007, 4.4 (d).
    zint: BARCODE_CODE39, quietZone: QuietZone(left: 10, right: 10), rowHeight: heightByLength,
    hasTwoWidths: true,
    payload: IndustrialPayload.assetTag,
    lengths: PayloadLengths(short: 5, long: 16, draw: FixedLengthPayload.assetTag))

  private static let code93 = SymbolStandard(
    // ANSI/AIM BC5-1995, 2.4.
    zint: BARCODE_CODE93, quietZone: QuietZone(left: 10, right: 10), rowHeight: heightByLength,
    payload: IndustrialPayload.assetTag,
    lengths: PayloadLengths(short: 5, long: 16, draw: FixedLengthPayload.assetTag))

  private static let codabar = SymbolStandard(
    // EN 798:1995, 4.4.1 (d).
    zint: BARCODE_CODABAR, quietZone: QuietZone(left: 10, right: 10), rowHeight: heightByLength,
    hasTwoWidths: true,
    payload: IndustrialPayload.libraryNumber,
    lengths: PayloadLengths(short: 5, long: 18, draw: FixedLengthPayload.libraryNumber))

  /// The greater of 15 % of the symbol's length and 5 mm that ISO/IEC 15417 and ISO/IEC 16388 recommend, the latter taken
  /// at X = 0.25 mm.
  private static func heightByLength(width: Double) -> Double {
    max(0.15 * width, 5 / 0.25)
  }

  // MARK: Areas

  private static let pdf417 = SymbolStandard(
    // ISO/IEC 15438:2015, 5.8.3; rows at least 3X high (ibid.).
    zint: BARCODE_PDF417, quietZone: QuietZone(allAround: 2), rowHeight: { _ in 3 },
    payload: DocumentPayload.identityCard,
    lengths: PayloadLengths(short: 24, long: 200, draw: FixedLengthPayload.references))

  private static let qrCode = SymbolStandard(
    // ISO/IEC 18004:2015, 9.1.
    zint: BARCODE_QRCODE, quietZone: QuietZone(allAround: 4),
    payload: DocumentPayload.linkOrContact,
    lengths: PayloadLengths(short: 12, long: 120, draw: FixedLengthPayload.link))

  private static let dataMatrix = SymbolStandard(
    // ISO/IEC 16022:2006, 7.1.
    zint: BARCODE_DATAMATRIX, quietZone: QuietZone(allAround: 1),
    payload: IndustrialPayload.partSerialNumber,
    lengths: PayloadLengths(short: 6, long: 40, draw: FixedLengthPayload.serialNumber))

  private static let aztec = SymbolStandard(
    // ISO/IEC 24778:2008, 4.1 (c): none is needed.
    zint: BARCODE_AZTEC, quietZone: QuietZone(allAround: 0), payload: DocumentPayload.boardingPass,
    lengths: PayloadLengths(short: 10, long: 100, draw: FixedLengthPayload.references))
}
