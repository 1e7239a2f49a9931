extension SymbologyFacts {
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

  // Quiet zones: GS1 General Specifications 21.0.1, 5.2.3.4. Widths: digits of seven modules between guards of 3, 5 and
  // 3, of UPC-E of 3 and 6 (ISO/IEC 15420:2009).

  private static let ean13 = SymbologyFacts(
    quietZone: QuietZone(left: 11, right: 7), width: .fixed(3 + 6 * 7 + 5 + 6 * 7 + 3),
    textLimit: .itemNumber(digits: [13]), notation: .ean13,
    foreignNames: ["isbn13", "jan13", "gtin13", "isbn", "ean", "jan"])

  private static let ean8 = SymbologyFacts(
    quietZone: QuietZone(left: 7, right: 7), width: .fixed(3 + 4 * 7 + 5 + 4 * 7 + 3),
    textLimit: .itemNumber(digits: [8]), notation: .plain, foreignNames: ["jan8", "gtin8"])

  private static let upcA = SymbologyFacts(
    quietZone: QuietZone(left: 9, right: 9), width: .fixed(3 + 6 * 7 + 5 + 6 * 7 + 3),
    textLimit: .itemNumber(digits: [12, 13]), notation: .upcA, foreignNames: ["gtin12", "upc"])

  private static let upcE = SymbologyFacts(
    quietZone: QuietZone(left: 9, right: 7), width: .fixed(3 + 6 * 7 + 6),
    textLimit: .itemNumber(digits: [8, 12, 13]), notation: .upcE, foreignNames: [])

  // MARK: Other linear codes

  private static let itf = SymbologyFacts(
    // ISO/IEC 16390:2007, 4.4.
    quietZone: QuietZone(left: 10, right: 10),
    // Pairs of 6 narrow elements and 4 wide ones, start of 4 modules, stop with a wide one; an odd digit has a zero
    // before it (ibid.).
    width: .byCount { ($0 / 2).rounded(.up) * (6 + 4 * wide) + 4 + 2 + wide },
    textLimit: .digitPairs, notation: .plain,
    foreignNames: [
      "i25", "interleaved25", "interleaved2of5", "i2of5", "itf14", "i2of5checksum", "2of5",
      "2of5interleaved", "code2of5interleaved", "int2of5", "interleaved2of5itf", "code25",
      "code2of5", "i2o5",
    ])

  private static let code128 = SymbologyFacts(
    // ISO/IEC 15417:2007, 4.4.2.
    quietZone: QuietZone(left: 10, right: 10),
    // Start, check and the characters of 11 modules, stop of 13 (ibid.).
    width: .byCount { 11 * ($0 + 2) + 13 },
    textLimit: .anything, notation: .leadingFNC1,
    foreignNames: [
      // GS1-128, once UCC/EAN-128, is Code 128.
      "ucc128", "ean128", "gs1128", "c128", "code128a", "code128b", "code128c",
    ])

  private static let code39 = SymbologyFacts(
    // ISO/IEC 16388:2007, 4.4 (d).
    quietZone: QuietZone(left: 10, right: 10),
    // Start, stop and the characters of 6 narrow elements and 3 wide ones (ibid.).
    width: .byCount { ($0 + 2) * (6 + 3 * wide) + $0 + 1 },
    textLimit: .ascii, notation: .plain,
    foreignNames: [
      "code39extended", "code39checksum", "code39fullascii", "code39fullasciichecksum", "c39",
      "3of9", "code3of9", "usd3",
    ])

  private static let code93 = SymbologyFacts(
    // ANSI/AIM BC5-1995, 2.4.
    quietZone: QuietZone(left: 10, right: 10),
    // Start, two checks, stop and the characters of 9 modules; a bar ends it (ibid., 2).
    width: .byCount { 9 * ($0 + 4) + 1 },
    textLimit: .ascii, notation: .plain, foreignNames: ["code93i", "c93"])

  private static let codabar = SymbologyFacts(
    // EN 798:1995, 4.4.1 (d).
    quietZone: QuietZone(left: 10, right: 10),
    // Digits of 5 narrow elements and 2 wide ones, start and stop of 4 and 3 (ibid., 4.3).
    width: .byCount { $0 * (5 + 2 * wide) + 2 * (4 + 3 * wide) + $0 + 1 },
    textLimit: .characters("0123456789-$:/.+ABCDEN*Tabcdent"), notation: .startAndStop,
    foreignNames: ["nw7", "monarch", "code2of7"])

  private static let wide = Symbology.usualWideElement

  // MARK: Areas

  private static let pdf417 = SymbologyFacts(
    // ISO/IEC 15438:2015, 5.8.3.
    quietZone: QuietZone(allAround: 2),
    width: .chosen(words: "17 for each data column, and 69; ISO/IEC 15438:2015"),
    textLimit: .anything, notation: .plain, foreignNames: ["pdf", "pdf417code"])

  private static let qrCode = SymbologyFacts(
    // ISO/IEC 18004:2015, 9.1.
    quietZone: QuietZone(allAround: 4),
    width: .ofQRCode, textLimit: .anything, notation: .leadingFNC1,
    foreignNames: ["qr", "qrcodemodel2", "qrmodel2", "qr2", "gs1qrcode", "gs1qr", "qrcodes"])

  private static let dataMatrix = SymbologyFacts(
    // ISO/IEC 16022:2006, 7.1.
    quietZone: QuietZone(allAround: 1),
    width: .byContent { DataMatrixSize.modulesWide(codewords: $0) },
    textLimit: .anything, notation: .leadingFNC1,
    foreignNames: [
      "gs1datamatrix", "dm", "dmx", "dmtx", "ecc200", "datamatrixecc200", "datamatrixcode",
    ])

  private static let aztec = SymbologyFacts(
    // ISO/IEC 24778:2008, 4.1 (c): none is needed.
    quietZone: QuietZone(allAround: 0),
    width: .chosen(words: "15, 19, 23 or 27 where compact, else up to 151"),
    textLimit: .anything, notation: .leadingFNC1, foreignNames: ["azteccode"])
}
