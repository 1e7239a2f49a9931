extension GS1Element {
  /// True if the check digits of the value are right; nil where the identifier has none, or the
  /// value is not of its shape.
  ///
  /// The pair of check characters of a Global Model Number (8013; clause 7.9.5) is not verified.
  public var hasRightCheckDigit: Bool? {
    let checked = parts(meaning: .checkDigit)
    return checked.isEmpty ? nil : checked.allSatisfy(Self.endsInCheckDigit)
  }

  /// True if the value's dates are in the calendar; nil where the identifier has none, or the value
  /// is not of its shape.
  public var hasRightDate: Bool? {
    let months = parts(meaning: .dateOrMonth)
    let days = parts(meaning: .date)
    guard !months.isEmpty || !days.isEmpty else { return nil }
    return months.allSatisfy { isDate($0, dayMayBeZero: true) }
      && days.allSatisfy { isDate($0, dayMayBeZero: false) }
  }

  private func parts(meaning: GS1ApplicationIdentifier.Meaning) -> [String] {
    let parts = GS1ApplicationIdentifier(identifier)?.parts(of: value) ?? []
    return parts.filter { $0.part.meaning == meaning && !$0.text.isEmpty }.map { $0.text }
  }
}

extension GS1Element {
  /// The check digit, modulo 10, that belongs behind these digits; nil where they are not all digits, or none.
  ///
  /// Source: GS1 General Specifications, clause 7.9.1: from the right, digits count three and one times by turns; the check digit
  /// fills their sum up to a multiple of ten.
  public static func checkDigit(behind digits: some StringProtocol) -> Int? {
    let values = digits.utf8.map { Int($0) - Int(UInt8(ascii: "0")) }
    guard !values.isEmpty, values.allSatisfy({ 0...9 ~= $0 }) else { return nil }
    let sum = values.reversed().enumerated()
      .map { position, value in position.isMultiple(of: 2) ? 3 * value : value }.reduce(0, +)
    return (10 - sum % 10) % 10
  }

  /// True if the last digit is the check digit of those before it.
  public static func endsInCheckDigit(_ number: String) -> Bool {
    guard let last = number.last, let expected = checkDigit(behind: number.dropLast()) else {
      return false
    }
    return String(last) == String(expected)
  }
}

/// True if a text is a day, as YYMMDD.
///
/// The century depends on the year of reading (clause 7.12), but 2000 is a leap year, and so is
/// every fourth year of the window from 1950 to 2050 in which that clause will put it.
private func isDate(_ text: String, dayMayBeZero: Bool) -> Bool {
  let numbers = stride(from: 0, to: 6, by: 2).compactMap { offset in
    Int(String(text.dropFirst(offset).prefix(2)))
  }
  guard numbers.count == 3, 1...12 ~= numbers[1] else { return false }
  let february = numbers[0].isMultiple(of: 4) ? 29 : 28
  let days = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][numbers[1] - 1]
  return (dayMayBeZero ? 0 : 1)...days ~= numbers[2]
}
