import Barcodes

/// Trade item numbers of GS1 (GS1 General Specifications).
extension FrameRandom {
  /// A GTIN-13 whose first digit is not 0: with a 0 it would be a UPC-A.
  mutating func ean13() -> String {
    ("\(draw(in: 1...9))" + drawDigits(11)).withCheckDigit
  }

  /// A GTIN-8. A first digit of 0 or 2 is for numbers inside one company.
  mutating func ean8() -> String {
    ("\(drawElement(of: [1, 3, 4, 5, 6, 7, 8, 9]))" + drawDigits(6)).withCheckDigit
  }

  /// A GTIN-12 in the number systems for ordinary goods: 0, 1, 6, 7 and 8.
  mutating func upcA() -> String {
    ("\(drawElement(of: [0, 1, 6, 7, 8]))" + drawDigits(10)).withCheckDigit
  }

  /// A case number, as cartons carry it in ITF-14: indicator 1 to 8.
  mutating func gtin14() -> String {
    ("\(draw(in: 1...8))" + drawDigits(12)).withCheckDigit
  }

  mutating func upcE() -> String { upcE(numberSystem: 0) }

  /// A zero-suppressed GTIN-12: number system 0 or 1, six digits, and the check digit of the GTIN-12 that they
  /// stand for.
  ///
  /// The last of the six says where zeros were left out; the digit before those must then not be one that
  /// another rule covers (ISO/IEC 15420).
  mutating func upcE(numberSystem: Int) -> String {
    var digits = (0..<6).map { _ in draw(below: 10) }
    switch digits[5] {
    case 3 where digits[2] < 3: digits[2] += 3
    case 4 where digits[3] == 0: digits[3] = draw(in: 1...9)
    case 5... where digits[4] == 0: digits[4] = draw(in: 1...9)
    default: break
    }
    let d = digits.map(String.init)
    let item =
      switch digits[5] {
      case 0...2: d[0] + d[1] + d[5] + "0000" + d[2] + d[3] + d[4]
      case 3: d[0] + d[1] + d[2] + "00000" + d[3] + d[4]
      case 4: d[0] + d[1] + d[2] + d[3] + "00000" + d[4]
      default: d[0] + d[1] + d[2] + d[3] + d[4] + "0000" + d[5]
      }
    let check = ("\(numberSystem)" + item).withCheckDigit.suffix(1)
    return "\(numberSystem)" + d.joined() + check
  }
}

extension String {
  /// The digits, and GS1's check digit behind them.
  var withCheckDigit: String { self + (GS1Element.checkDigit(behind: self).map(String.init) ?? "") }
}
