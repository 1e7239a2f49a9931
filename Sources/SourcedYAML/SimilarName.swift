/// The name that a mistyped word was meant for.
package enum SimilarName {
  /// Returns the likeliest of `names`; nil where none is like the word. Letters and digits alone count, of either case.
  package static func of(_ word: String, among names: [String]) -> String? {
    let typed = letters(word)
    guard !typed.isEmpty else { return nil }
    return names.first { letters($0) == typed } ?? names.first { letters($0).hasPrefix(typed) }
      ?? names.first { letters($0).count > 2 && isOneSlip(typed, letters($0)) }
  }

  private static func letters(_ word: String) -> String {
    word.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// True if they differ in one letter that is another, missing or too much, or in the order of two beside each other.
  private static func isOneSlip(_ first: String, _ second: String) -> Bool {
    let (long, short) = first.count >= second.count ? (first, second) : (second, first)
    guard long != short, long.count - short.count <= 1 else { return false }
    let common = zip(long, short).prefix { $0 == $1 }.count
    let (longRest, shortRest) = (long.dropFirst(common), short.dropFirst(common))
    guard long.count == short.count else { return longRest.dropFirst() == shortRest }
    return longRest.dropFirst() == shortRest.dropFirst()
      || longRest.dropFirst(2) == shortRest.dropFirst(2)
        && Array(longRest.prefix(2)) == shortRest.prefix(2).reversed()
  }
}
