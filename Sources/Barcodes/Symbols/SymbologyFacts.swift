/// What can be said of a symbology's symbols and contents without drawing one: a row for each in
/// `SymbologyFacts+Rows.swift`.
///
/// What it takes to draw symbols, and to grade them, is a row of Encoding's `SymbolStandard`.
struct SymbologyFacts: Sendable {
  /// The blank margin that the standard demands.
  var quietZone: QuietZone
  var width: SymbolWidth
  var textLimit: TextLimit
  var notation: ReaderNotation
  /// What other readers and truths call it, in lower case, reduced to letters and digits. Its own name is not among them.
  var foreignNames: [String]
}

extension Symbology {
  var facts: SymbologyFacts { SymbologyFacts(of: self) }

  /// The texts that its symbols can say.
  package var textLimit: TextLimit { facts.textLimit }

  /// True of EAN and UPC, whose symbols say an item's number.
  package var isRetail: Bool { retailDigits != nil }

  /// The digits of the item's number that an EAN or UPC says, with the check digit; nil of other symbologies.
  package var retailDigits: Int? {
    guard case .itemNumber(let counts) = textLimit else { return nil }
    return counts.first
  }
}
