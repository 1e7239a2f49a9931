extension SourcedNode {
  /// The most aliases of a YAML text (YAML 1.2.2, 7.1).
  ///
  /// Each may stand for a list of others, so that a hundred of them are more than any memory holds, and comparing two keys
  /// made of them takes for ever. So few can stand for a few hundred values at most.
  static let mostAliases = 16

  /// True if a text may have more; a comment or a quoted text with such words counts as if it had
  /// aliases.
  static func hasTooManyAliases(_ text: String) -> Bool {
    var count = 0
    var previous = UInt8(ascii: "\n")
    var before = previous
    for byte in text.utf8 {
      // An alias is a star right before a name, and after nothing that could be a part of a word.
      let isName = byte > 0x20 && !",[]{}*".utf8.contains(byte)
      if previous == UInt8(ascii: "*"), isName, before <= 0x20 || ",[]{}:?-".utf8.contains(before) {
        count += 1
      }
      (before, previous) = (previous, byte)
    }
    return count > mostAliases
  }
}
