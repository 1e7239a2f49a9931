/// Values of vCard and iCalendar, whose `\` escapes.
///
/// Sources: RFC 2426, clause 4; RFC 6350, clause 3.4; RFC 5545, clause 3.3.11: `\n` and `\N` are an end of line, `\\`,
/// `\;` and `\,` the character itself. None has `\:`, which writers of vCard 3.0 use: it is read as `:`. What another
/// escape means is not said: it stands for itself. In vCard 2.1 only `\;` is one (clause 2.1.3 and the grammar).
extension String {
  func withoutTextEscapes(isVersion21: Bool = false) -> String {
    withoutBackslashes { scalar in
      switch scalar {
      case ";": [";"]
      case _ where isVersion21: ["\\", scalar]
      case "\\", ",", ":": [scalar]
      case "n", "N": ["\n"]
      default: ["\\", scalar]
      }
    }
  }

  /// The components between `;`, each without escapes.
  ///
  /// A component may be a list, whose parts stand between commas (RFC 2426, clause 4; RFC 6350, clauses 6.2.2 and 6.3.1): it
  /// becomes one text with spaces. vCard 2.1 has no lists.
  func textComponents(isVersion21: Bool) -> [String] {
    unescapedParts(at: ";").map { component in
      (isVersion21 ? [component] : component.unescapedParts(at: ","))
        .map { $0.withoutTextEscapes(isVersion21: isVersion21).trimmed }
        .joinedParts(by: " ")
    }
  }
}
