import Barcodes
import Foundation

/// A check of contents against what their symbology can hold: every reader would be wrong about a
/// content that no symbol has. An obstacle names its remedy.
extension Symbology {
  /// Returns the content, without surrounding blanks if it has only digits.
  func checked(_ text: String) throws(Fault) -> String {
    switch textLimit {
    case .itemNumber(let digits): return try retail(text, of: digits)
    case .digitPairs: return try pairs(text)
    case .characters(let known): return try characters(text) { known.contains($0) }
    case .ascii: return try characters(text) { $0.isASCII }
    case .anything: return text
    }
  }

  private func characters(
    _ text: String, among isKnown: (Character) -> Bool
  ) throws(Fault) -> String {
    guard let stray = text.first(where: { !isKnown($0) }) else { return text }
    throw Fault(
      reason:
        "\(quoted(text)) is no content of \(name), which has no \(quoted(String(stray))); correct it, or the symbology"
    )
  }

  /// Checks ITF, in which two digits share five bars and five spaces (ISO/IEC 16390).
  private func pairs(_ text: String) throws(Fault) -> String {
    let digits = try digitsAlone(text)
    guard digits.count.isMultiple(of: 2) else {
      throw Fault(
        reason:
          "\(quoted(text)) has \(digits.count) digits, and ITF has pairs of them; write the 0 before it, too"
      )
    }
    return digits
  }

  /// Checks a retail code's digits and check digit (GS1 General Specifications, 7.9.1).
  ///
  /// - Parameter expected: the numbers of digits that it may have, the symbol's own first.
  private func retail(_ text: String, of expected: [Int]) throws(Fault) -> String {
    let digits = try digitsAlone(text)
    guard expected.contains(digits.count),
      self != .upcA || digits.count == 12 || digits.first == "0"
    else { throw Fault(reason: wrongCount(text, digits, expected[0])) }
    let whole =
      self == .upcE
      ? String(decoding: CanonicalContent(.upcE, Array(digits.utf8)).bytes, as: UTF8.self) : digits
    guard let right = GS1Element.checkDigit(behind: whole.dropLast()) else {
      throw Fault(reason: "\(quoted(text)) is no \(name)")
    }
    guard whole.last == Character("\(right)") else {
      throw Fault(
        reason:
          "\(quoted(text)) is no content of \(name): its check digit would be \(right); correct the digit that is wrong"
      )
    }
    return digits
  }

  private func wrongCount(
    _ text: String, _ digits: String, _ expected: Int
  ) -> String {
    let cause =
      switch digits.count - expected {
      case -1 where self == .ean13:
        "; its check digit is missing, or a spreadsheet took a 0 from before it, or it is a UPC-A"
      case ..<0: "; write all of them, the check digit and any 0 before it, too"
      case 1 where self == .ean13:
        "; 14 are a GTIN-14, which an EAN-13 cannot hold; write what the code says"
      case 2, 5: "; write these alone, as an add-on is a symbol of its own"
      default: ""
      }
    return
      "\(quoted(text)) has \(digits.count) digits, and \(name) has \(expected)\(cause)"
  }

  private func digitsAlone(_ text: String) throws(Fault)
    -> String
  {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.wholeMatch(of: /[0-9]+([.,][0-9]+)?[eE]\+?[0-9]+/) != nil {
      throw Fault(
        reason:
          "\(quoted(text)) is what a spreadsheet made of a number, and its digits are lost; make the column text before the digits are put into it"
      )
    }
    guard let stray = trimmed.first(where: { !("0"..."9").contains($0) }) else {
      guard !trimmed.isEmpty else {
        throw Fault(
          reason: "its text is blank; write what it says, or leave the text out where nobody knows")
      }
      return trimmed
    }
    throw Fault(
      reason:
        "\(quoted(text)) is no content of \(name), which has digits alone and no \(quoted(String(stray))); write it without"
    )
  }

  private func quoted(_ text: String) -> String { VisibleText.quoted(text) }
}
