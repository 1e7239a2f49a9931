extension GS1ApplicationIdentifier {
  /// Application identifiers of the GS1 General Specifications, clause 3.2, by identifier.
  ///
  /// They were compared with the GS1 Barcode Syntax Dictionary of July 2026
  /// (https://github.com/gs1/gs1-syntax-dictionary): lengths, characters, separators, check digits and dates are the same.
  /// Clauses 3.3 to 3.10 describe each, in the order of their first digits. 8040 to 8043, which are new, are left out.
  static let table: [String: GS1ApplicationIdentifier] = {
    let rows =
      identification + dates + measures + amounts + places + transport + food
      + patients + internals
    let known = rows.flatMap { row in
      row.identifiers.map { GS1ApplicationIdentifier(identifier: $0, parts: row.parts) }
    }
    return Dictionary(uniqueKeysWithValues: known.map { ($0.identifier, $0) })
  }()
}

private typealias Part = GS1ApplicationIdentifier.Part
private typealias Row = (identifiers: [String], parts: [Part])

/// The identifiers of items, units, assets and documents.
private let identification: [Row] = [
  row("00", [digits(18, .checkDigit)]),
  row("01-03", [digits(14, .checkDigit)]),
  row("10 21", [text(1...20)]),
  row("20", [digits(2)]),
  row("22 243 254", [text(1...20)]),
  row("235", [text(1...28)]),
  row("240 241 250 251", [text(1...30)]),
  row("242", [digits(1...6)]),
  row("253", [digits(13, .checkDigit), optional(text(1...17))]),
  row("255", [digits(13, .checkDigit), optional(digits(1...12))]),
  row("710-717", [text(1...20)]),
  row("8002 8012", [text(1...20)]),
  row("8003", [digits(14, .checkDigit), optional(text(1...16))]),
  row("8004", [text(1...30)]),
  row("8006 8026", [digits(14, .checkDigit), digits(4)]),
  row("8009", [text(1...50)]),
  row("8010", [Part(characters: .set39, lengths: 1...30, meaning: nil)]),
  row("8011", [digits(1...12)]),
  row("8013 8014 8020", [text(1...25)]),
  row("8017 8018", [digits(18, .checkDigit)]),
  row("8019", [digits(1...10)]),
  row("8030", [Part(characters: .set64, lengths: 1...90, meaning: nil)]),
]

/// When something is made, sold, used, delivered.
private let dates: [Row] = [
  row("11-13 15-17", [digits(6, .dateOrMonth)]),
  row("4324-4325", [digits(6, .dateOrMonth), digits(4)]),
  row("4326 7006", [digits(6, .date)]),
  row("7003", [digits(6, .date), digits(4)]),
  // Hours and minutes may be missing.
  row("7011", [digits(6, .date), optional(digits(4))]),
  // A day, or the first and the last one.
  row("7007", [digits(6, .date), optional(digits(6, .date))]),
  row("8008", [digits(6, .date), digits(2), optional(digits(1...4))]),
]

/// Measures, where the fourth digit is how many of the six digits are decimals; and counts.
private let measures: [Row] = [
  (
    [310...316, 320...337, 340...357, 360...369].flatMap { Array($0) }
      .flatMap { measure in (0...5).map { "\(measure)\($0)" } },
    [digits(6)]
  ),
  row("30 37", [digits(1...8)]),
  row("7001", [digits(13)]),
  row("7004", [digits(1...4)]),
  row("8001", [digits(14)]),
]

/// Amounts of money, where the fourth digit is how many of the last digits are decimals.
private let amounts: [Row] = [
  row("3900-3909 3920-3929", [digits(1...15)]),
  // The currency first (ISO 4217, three digits).
  row("3910-3919 3930-3939", [digits(3), digits(1...15)]),
  row("3940-3943 8111", [digits(4)]),
  row("3950-3955 8005", [digits(6)]),
  row("8007", [text(1...34)]),
  row("8110 8112 8200", [text(1...70)]),
]

/// Parties, places, orders. Countries are three digits (ISO 3166-1).
private let places: [Row] = [
  row("400 401 403", [text(1...30)]),
  row("402", [digits(17, .checkDigit)]),
  row("410-417", [digits(13, .checkDigit)]),
  row("420", [text(1...20)]),
  row("421", [digits(3), text(1...9)]),
  row("422 424 426", [digits(3)]),
  // One to five countries.
  row("423 425", [digits(3)] + Array(repeating: optional(digits(3)), count: 4)),
  row("427", [text(1...3)]),
]

/// Where a parcel goes, and where it comes back to.
private let transport: [Row] = [
  row("4300-4301 4310-4311 4320", [text(1...35)]),
  row("4302-4306 4312-4316", [text(1...70)]),
  row("4307 4317", [text(2...2)]),
  row("4308 4319", [text(1...30)]),
  row("4309", [digits(20)]),
  row("4318", [text(1...20)]),
  row("4321-4323", [digits(1)]),
  // Six digits, two of them decimals, and a hyphen for temperatures below zero.
  row("4330-4333", [digits(6), optional(text(1...1))]),
]

/// Food, equipment, certificates.
private let food: [Row] = [
  row("7002", [text(1...30)]),
  row("7005", [text(1...12)]),
  row("7008", [text(1...3)]),
  row("7009", [text(1...10)]),
  row("7010", [text(1...2)]),
  row("7020-7022", [text(1...20)]),
  row("7023", [text(1...30)]),
  row("7030-7039", [digits(3), text(1...27)]),
  row("7040", [digits(1), text(3...3)]),
  row("7041", [text(1...4)]),
  row("7230-7239", [text(2...2), text(1...28)]),
  row("7240", [text(1...20)]),
  row("7241", [digits(2)]),
  row("7242", [text(1...25)]),
]

/// Patients: when and as what they were born, names, and which of several children of a birth.
private let patients: [Row] = [
  row("7250", [digits(8)]),
  row("7251", [digits(12)]),
  row("7252", [digits(1)]),
  row("7253 7254 7259", [text(1...40)]),
  row("7255", [text(1...10)]),
  row("7256", [text(1...90)]),
  row("7257", [text(1...70)]),
  row("7258", [text(3...3)]),
]

/// The identifiers for information that companies agree upon among themselves.
private let internals: [Row] = [
  row("90", [text(1...30)]),
  row("91-99", [text(1...90)]),
]

/// - Parameter identifiers: with spaces between them; `15-17` is all from 15 to 17.
private func row(_ identifiers: String, _ parts: [Part]) -> Row {
  let all = identifiers.split(separator: " ").flatMap { item -> [String] in
    let ends = item.split(separator: "-")
    guard let first = Int(ends[0]), let last = Int(ends[ends.count - 1]) else { return [] }
    return (first...last).map { number in
      let digits = String(number)
      return String(repeating: "0", count: ends[0].count - digits.count) + digits
    }
  }
  return (all, parts)
}

private func digits(_ count: Int, _ meaning: GS1ApplicationIdentifier.Meaning? = nil) -> Part {
  Part(characters: .digits, lengths: count...count, meaning: meaning)
}

private func digits(_ lengths: ClosedRange<Int>) -> Part {
  Part(characters: .digits, lengths: lengths, meaning: nil)
}

private func text(_ lengths: ClosedRange<Int>) -> Part {
  Part(characters: .set82, lengths: lengths, meaning: nil)
}

/// A part of one length that may be missing.
private func optional(_ part: Part) -> Part {
  Part(
    characters: part.characters, lengths: part.lengths, meaning: part.meaning, mayBeMissing: true)
}
