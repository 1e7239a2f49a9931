/// The texts that the symbols of a symbology can say.
package enum TextLimit: Sendable, Equatable {
  /// Digits of which the last is GS1's check digit: so many as the symbol says, then other numbers of digits as which people and
  /// readers write the same.
  case itemNumber(digits: [Int])
  /// An even number of digits.
  case digitPairs
  /// Characters of these alone.
  case characters(String)
  case ascii
  case anything
}
