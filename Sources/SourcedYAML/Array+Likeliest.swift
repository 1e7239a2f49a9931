extension [String] {
  /// Returns the likeliest of these names that a mistyped word was meant for; nil where none is like it. Letters and digits alone count, of
  /// either case.
  package func likeliest(meantBy word: String) -> String? {
    let typed = Self.letters(word)
    guard !typed.isEmpty else { return nil }
    let names = map { (name: $0, letters: Self.letters($0)) }
    let found =
      names.first { $0.letters == typed } ?? names.first { $0.letters.hasPrefix(typed) }
      ?? names.first { $0.letters.count > 2 && Self.isOneSlip(typed, $0.letters) }
    return found?.name
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
        && longRest.prefix(2).elementsEqual(shortRest.prefix(2).reversed())
  }
}
