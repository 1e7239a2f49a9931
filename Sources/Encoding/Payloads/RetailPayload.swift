import Barcodes

/// Trade item numbers of GS1 (GS1 General Specifications).
enum RetailPayload {
  /// A GTIN-13 whose first digit is not 0: with a 0 it would be a UPC-A.
  static func ean13(_ random: inout FrameRandom) -> String {
    withCheckDigit("\(random.draw(in: 1...9))" + random.drawDigits(11))
  }

  /// A GTIN-8. A first digit of 0 or 2 is for numbers inside one company.
  static func ean8(_ random: inout FrameRandom) -> String {
    withCheckDigit("\(random.drawElement(of: [1, 3, 4, 5, 6, 7, 8, 9]))" + random.drawDigits(6))
  }

  /// A GTIN-12 in the number systems for ordinary goods: 0, 1, 6, 7 and 8.
  static func upcA(_ random: inout FrameRandom) -> String {
    withCheckDigit("\(random.drawElement(of: [0, 1, 6, 7, 8]))" + random.drawDigits(10))
  }

  /// A case number, as cartons carry it in ITF-14: indicator 1 to 8.
  static func gtin14(_ random: inout FrameRandom) -> String {
    withCheckDigit("\(random.draw(in: 1...8))" + random.drawDigits(12))
  }

  static func upcE(_ random: inout FrameRandom) -> String { upcE(numberSystem: 0, &random) }

  /// A zero-suppressed GTIN-12: number system 0 or 1, six digits, and the check digit of the GTIN-12 that they
  /// stand for.
  ///
  /// The last of the six says where zeros were left out; the digit before those must then not be one that
  /// another rule covers (ISO/IEC 15420).
  static func upcE(numberSystem: Int, _ random: inout FrameRandom) -> String {
    var digits = (0..<6).map { _ in random.draw(below: 10) }
    switch digits[5] {
    case 3 where digits[2] < 3: digits[2] += 3
    case 4 where digits[3] == 0: digits[3] = random.draw(in: 1...9)
    case 5... where digits[4] == 0: digits[4] = random.draw(in: 1...9)
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
    let check = withCheckDigit("\(numberSystem)" + item).suffix(1)
    return "\(numberSystem)" + d.joined() + check
  }

  /// Adds the digit that makes the sum of the digits, weighted 3 and 1 in turn from the right, a multiple of
  /// 10
  /// (GS1 General Specifications, check digit calculations).
  static func withCheckDigit(_ digits: String) -> String {
    digits + (GS1CheckDigit.digit(behind: digits).map(String.init) ?? "")
  }
}
