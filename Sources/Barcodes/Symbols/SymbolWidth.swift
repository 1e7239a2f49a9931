/// How many modules wide a symbology's symbols are, without quiet zones.
enum SymbolWidth: Sendable {
  /// All are.
  case fixed(Double)
  /// By the number of characters, at least 1; nil where no symbol holds so many.
  ///
  /// They are taken to be of the kind that suits the symbology: in Code 128 each is a symbol character of its own, in Codabar
  /// they are digits, beside which start and stop stand, in QR codes of level M bytes, in Data Matrix ASCII. Code 39 and Codabar
  /// have gaps of one module.
  case byContent(@Sendable (_ characters: Int) -> Double?)
  /// Whoever prints a symbol chooses, whatever it holds: among which widths, in words.
  case chosen(words: String)

  /// By a formula in the number of characters; symbols hold as many as one likes.
  static func byCount(_ modules: @escaping @Sendable (_ count: Double) -> Double) -> SymbolWidth {
    .byContent { modules(Double($0)) }
  }
}

extension SymbolWidth {
  /// The smallest QR version that holds so many bytes: 17 modules and 4 for each version (ISO/IEC 18004:2015, 6.3.2).
  static let ofQRCode = SymbolWidth.byContent { bytes in
    qrCodewords.indices.first { index in
      // Half a byte names the mode; a byte, from version 10 on two, the number of bytes (ibid., table 3).
      let overhead = index + 1 < 10 ? 2 : 3
      return bytes <= qrCodewords[index] - overhead
    }
    .map { Double(17 + 4 * ($0 + 1)) }
  }

  /// Data codewords of QR codes of versions 1 to 40 at error correction level M (ISO/IEC 18004:2015, table 7).
  private static let qrCodewords = [
    16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627, 669,
    714, 782, 860, 914, 1000, 1062, 1128, 1193, 1267, 1373, 1455, 1541, 1631, 1725, 1812, 1914,
    1992, 2102, 2216, 2334,
  ]
}
