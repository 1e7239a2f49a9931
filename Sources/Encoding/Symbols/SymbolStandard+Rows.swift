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
    zint: BARCODE_EANX_CHK, mending: .missingDigits, identifiers: .init(["]E0"]),
    rowHeight: { _ in 22.85 / 0.33 }, characters: twelveDigits,
    guardBars: [0..<3, 45..<50, 92..<95],
    digitColumns: [-8] + digits(6, from: 3) + digits(6, from: 50),
    samples: ("4006381333931", "5901234123457"), payload: { $0.ean13() })

  private static let ean8 = SymbolStandard(
    zint: BARCODE_EANX_CHK, mending: .missingDigits, identifiers: .init(["]E4"]),
    rowHeight: { _ in 18.23 / 0.33 },
    characters: ScannedCharacters(.retail) { _ in
      ScannedCharacters.groups(of: 4, from: 3, to: 19)
        + ScannedCharacters.groups(of: 4, from: 24, to: 40)
    },
    guardBars: [0..<3, 31..<36, 64..<67],
    digitColumns: digits(4, from: 3) + digits(4, from: 36),
    samples: ("96385074", "73513537"), payload: { $0.ean8() })

  private static let upcA = SymbolStandard(
    zint: BARCODE_UPCA_CHK, mending: .missingDigits, identifiers: .init(["]E0"]),
    rowHeight: { _ in 22.85 / 0.33 }, characters: twelveDigits,
    guardBars: [0..<10, 45..<50, 85..<95],
    digitColumns: [-7] + digits(5, from: 10) + digits(5, from: 50) + [97],
    samples: ("036000291452", "012345678905"), payload: { $0.upcA() })

  private static let upcE = SymbolStandard(
    zint: BARCODE_UPCE_CHK, mending: .missingDigits, identifiers: .init(["]E0"]),
    rowHeight: { _ in 22.85 / 0.33 },
    characters: ScannedCharacters(.retail) { _ in
      ScannedCharacters.groups(of: 4, from: 3, to: 27)
    },
    guardBars: [0..<3, 45..<51],
    digitColumns: [-7] + digits(6, from: 3) + [53],
    samples: ("01234565", "04252614"), payload: { $0.upcE() })

  /// A guard of 3 elements, half of the digits, a guard of 5, the others, a guard of 3 (ISO/IEC 15420:2009, 4.2).
  private static let twelveDigits = ScannedCharacters(.retail) { _ in
    ScannedCharacters.groups(of: 4, from: 3, to: 27)
      + ScannedCharacters.groups(of: 4, from: 32, to: 56)
  }

  private static func digits(_ count: Int, from column: Int) -> [Double] {
    (0..<count).map { Double(column + $0 * DotMatrixFont.advance + 1) }
  }

  // MARK: Other linear codes

  private static let itf = SymbolStandard(
    zint: BARCODE_C25INTER, mending: .oddDigit, identifiers: .init(["]I0", "]I1"]),
    // 31.75 mm at X = 1.016 mm (ITF-14 in the GS1 General Specifications).
    rowHeight: { _ in 31.75 / 1.016 },
    // Pairs of digits between a start of four elements and a stop of three (ISO/IEC 16390:2007, 4.3). The threshold of a pair
    // of the width S is 7S/64 (ibid., from memory).
    characters: ScannedCharacters(.twoWidths(threshold: 7.0 / 64)) {
      ScannedCharacters.groups(of: 10, from: 4, to: $0 - 3)
    },
    samples: ("1234567890", "15400141288763"), payload: { $0.gtin14() },
    lengths: PayloadLengths(short: 8, long: 20, draw: { $1.gtin($0) }))

  private static let code128 = SymbolStandard(
    zint: BARCODE_CODE128, mending: .beyondASCII,
    identifiers: .init(["]C0"], gs1: ["]C1"]), rowHeight: heightByLength,
    // The stop character's seventh element is left out (ISO/IEC 15417:2007, 4.2).
    characters: ScannedCharacters(.code128) { ScannedCharacters.groups(of: 6, to: $0 - 1) },
    samples: ("Reference-1", "SCAN 20482"), payload: { $0.shipmentNumber() },
    lengths: PayloadLengths(short: 6, long: 24, draw: { $1.serialNumber($0) }))

  private static let code39 = SymbolStandard(
    zint: BARCODE_CODE39, mending: .lowerCase,
    identifiers: .init(["]A0"], fullASCII: ["]A0", "]A4"]), rowHeight: heightByLength,
    // The threshold of a character of the width S is S/8 (ISO/IEC 16388:2007, from memory).
    characters: ScannedCharacters(.twoWidths(threshold: 1.0 / 8)) {
      ScannedCharacters.groups(of: 9, to: $0, gap: 1)
    },
    samples: ("SCANBENCH", "REF 2048"), payload: { $0.assetTag() },
    lengths: PayloadLengths(short: 5, long: 16, draw: { $1.assetTag($0) }))

  private static let code93 = SymbolStandard(
    zint: BARCODE_CODE93, mending: .beyondASCII, identifiers: .init(["]G0"]),
    rowHeight: heightByLength,
    // The termination bar is left out.
    characters: ScannedCharacters(.edgeToEdge(modules: 9)) {
      ScannedCharacters.groups(of: 6, to: $0 - 1)
    },
    samples: ("SCANBENCH", "REF 2048"), payload: { $0.assetTag() },
    lengths: PayloadLengths(short: 5, long: 16, draw: { $1.assetTag($0) }))

  private static let codabar = SymbolStandard(
    zint: BARCODE_CODABAR, mending: .beyondASCII, identifiers: .init(["]F0"]),
    rowHeight: heightByLength,
    // EN 798:1995 was not seen. The middle between the mean narrow and the mean wide element of the symbol is assumed.
    characters: ScannedCharacters(.twoWidths(threshold: nil)) {
      ScannedCharacters.groups(of: 7, to: $0, gap: 1)
    },
    samples: ("A12345678B", "A4015630B"), payload: { $0.libraryNumber() },
    lengths: PayloadLengths(short: 5, long: 18, draw: { $1.libraryNumber($0) }))

  /// The greater of 15 % of the symbol's length and 5 mm that ISO/IEC 15417 and ISO/IEC 16388 recommend, the latter taken
  /// at X = 0.25 mm.
  private static func heightByLength(width: Double) -> Double {
    max(0.15 * width, 5 / 0.25)
  }

  // MARK: Areas

  private static let pdf417 = SymbolStandard(
    zint: BARCODE_PDF417, mending: .nothing, identifiers: .init(["]L0", "]L1", "]L2"]),
    // Rows at least 3X high (ISO/IEC 15438:2015, 5.8.3).
    rowHeight: { _ in 3 }, characters: nil, samples: texts,
    payload: { $0.identityCard() },
    lengths: PayloadLengths(short: 24, long: 200, draw: { $1.references($0) }))

  private static let qrCode = SymbolStandard(
    zint: BARCODE_QRCODE, mending: .nothing,
    identifiers: .init(["]Q1", "]Q2"], gs1: ["]Q3", "]Q4"]),
    rowHeight: squareModules, characters: nil, samples: texts,
    payload: { $0.linkOrContact() },
    lengths: PayloadLengths(short: 12, long: 120, draw: { $1.link($0) }))

  private static let dataMatrix = SymbolStandard(
    zint: BARCODE_DATAMATRIX, mending: .nothing,
    identifiers: .init(["]d1", "]d4"], gs1: ["]d2", "]d5"]),
    rowHeight: squareModules, characters: nil, samples: texts,
    payload: { $0.partSerialNumber() },
    lengths: PayloadLengths(short: 6, long: 40, draw: { $1.serialNumber($0) }))

  private static let aztec = SymbolStandard(
    zint: BARCODE_AZTEC, mending: .nothing,
    identifiers: .init(["]z0", "]z3"], structuredAppend: ["]z0", "]z3", "]z6", "]z9"]),
    rowHeight: squareModules, characters: nil, samples: texts,
    payload: { $0.boardingPass() },
    lengths: PayloadLengths(short: 10, long: 100, draw: { $1.references($0) }))

  private static func squareModules(width: Double) -> Double { 1 }

  private static let texts = ("ScanBench reference one", "Another reference of ScanBench")
}
