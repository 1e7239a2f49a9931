import Barcodes
import Testing

@Suite struct GS1CheckTests {
  /// Numbers that GS1 prints: its page on check digits ("How to calculate a check digit manually"), the UPC-A and the
  /// EAN-8 of its General Specifications.
  @Test(arguments: ["6291041500213", "376104250021234569", "036000291452", "09501101530003"])
  func `numbers that GS1 prints have the right check digit`(number: String) {
    #expect(GS1Element.endsInCheckDigit(number))
    #expect(!GS1Element.endsInCheckDigit(String(number.dropLast()) + "x"))
  }

  /// Modulo 10 with weights 3 and 1 finds every single wrong digit, since both are prime to 10.
  @Test(arguments: ["6291041500213", "376104250021234569"])
  func `every single wrong digit is found`(number: String) {
    let digits = number.compactMap { $0.wholeNumberValue }
    for position in digits.indices {
      for digit in 0...9 where digit != digits[position] {
        var wrong = digits
        wrong[position] = digit
        #expect(!GS1Element.endsInCheckDigit(wrong.map { String($0) }.joined()))
      }
    }
  }

  @Test func `what is no number has no check digit`() {
    #expect(GS1Element.checkDigit(behind: "") == nil)
    #expect(GS1Element.checkDigit(behind: "12a") == nil)
    #expect(!GS1Element.endsInCheckDigit(""))
    #expect(!GS1Element.endsInCheckDigit("5"))
  }

  @Test(arguments: [
    ("01", "09501101530003", true), ("01", "09501101530004", false),
    ("00", "376104250021234569", true), ("253", "9520123456788A1", true),
    ("253", "9520123456789A1", false), ("8003", "09520123456788A1", true),
    ("8006", "095201234567880102", true), ("402", "95201234567890122", true),
    ("8018", "952012345678901233", true), ("10", "ABC", nil), ("01", "0950110153000", nil),
    ("23", "1", nil),
  ])
  func `check digits stand where the specifications have them`(
    identifier: String, value: String, isRight: Bool?
  ) {
    #expect(GS1Element(identifier: identifier, value: value).hasRightCheckDigit == isRight)
  }

  @Test(arguments: [
    ("17", "260228", true), ("17", "260229", false), ("17", "240229", true),
    ("17", "000229", true), ("17", "260200", true), ("17", "261300", false),
    ("17", "260431", false), ("7006", "260200", false), ("7003", "2602281530", true),
    ("7007", "260228260229", false), ("7007", "260228", true), ("4324", "2602000000", true),
    ("10", "260229", nil),
  ])
  func `dates are those of the calendar`(identifier: String, value: String, isRight: Bool?) {
    #expect(GS1Element(identifier: identifier, value: value).hasRightDate == isRight)
  }
}
