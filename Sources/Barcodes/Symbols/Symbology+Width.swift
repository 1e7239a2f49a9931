/// How many modules wide a symbology's symbols are.
extension Symbology {
  /// The width of all its symbols without quiet zones, in modules; nil where they differ.
  package var fixedModules: Double? {
    switch self {
    // ISO/IEC 15420:2009: digits of seven modules between guards of 3, 5 and 3; of UPC-E of 3 and 6.
    case .ean13, .upcA: 3 + 6 * 7 + 5 + 6 * 7 + 3
    case .ean8: 3 + 4 * 7 + 5 + 4 * 7 + 3
    case .upcE: 3 + 6 * 7 + 6
    default: nil
    }
  }

  /// True if whoever prints a symbol chooses its width, whatever it holds.
  package var isWidthFree: Bool { self == .aztec || self == .pdf417 }

  /// The wide elements of Code 39, Codabar and ITF, in modules: the middle of the 2 to 3 that ISO/IEC 16388 and 16390 allow.
  package static let usualWideElement = 2.5

  /// The width without quiet zones, in modules, of a symbol with so much content; nil where `isWidthFree`, or no symbol
  /// holds as much.
  ///
  /// - Parameter characters: at least 1. They are taken to be of the kind that suits the symbology: in Code 128 each is a symbol
  ///   character of its own, in Codabar they are digits, beside which start and stop stand, in QR codes of level M bytes, in Data
  ///   Matrix ASCII. Code 39 and Codabar have gaps of one module.
  package func modulesWide(characters: Int) -> Double? {
    let (count, wide) = (Double(characters), Self.usualWideElement)
    return switch self {
    case .ean13, .ean8, .upcA, .upcE:
      fixedModules
    // ISO/IEC 15417:2007: start, check and the characters of 11 modules, stop of 13.
    case .code128: 11 * (count + 2) + 13
    // ISO/IEC 16388:2007: start, stop and the characters of 6 narrow elements and 3 wide ones.
    case .code39: (count + 2) * (6 + 3 * wide) + count + 1
    // ANSI/AIM BC5-1995, 2: start, two checks, stop and the characters of 9 modules; a bar ends it.
    case .code93: 9 * (count + 4) + 1
    // EN 798:1995, 4.3: digits of 5 narrow elements and 2 wide ones, start and stop of 4 and 3.
    case .codabar: count * (5 + 2 * wide) + 2 * (4 + 3 * wide) + count + 1
    // ISO/IEC 16390:2007: pairs of 6 narrow elements and 4 wide ones, start of 4 modules, stop with a wide one; an odd digit
    // has a zero before it.
    case .itf: (count / 2).rounded(.up) * (6 + 4 * wide) + 4 + 2 + wide
    case .qrCode: qrModulesWide(bytes: characters)
    case .dataMatrix: DataMatrixSize.modulesWide(codewords: characters)
    case .aztec, .pdf417: nil
    }
  }
}

/// Data codewords of QR codes of versions 1 to 40 at error correction level M (ISO/IEC 18004:2015, table 7).
private let qrCodewords = [
  16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627, 669,
  714, 782, 860, 914, 1000, 1062, 1128, 1193, 1267, 1373, 1455, 1541, 1631, 1725, 1812, 1914,
  1992, 2102, 2216, 2334,
]

/// The width of the smallest QR version that holds so many bytes: 17 modules and 4 for each version
/// (ISO/IEC 18004:2015, 6.3.2).
private func qrModulesWide(bytes: Int) -> Double? {
  qrCodewords.indices.first { index in
    // Half a byte names the mode; a byte, from version 10 on two, the number of bytes (ibid., table 3).
    let overhead = index + 1 < 10 ? 2 : 3
    return bytes <= qrCodewords[index] - overhead
  }
  .map { Double(17 + 4 * ($0 + 1)) }
}
