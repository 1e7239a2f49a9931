/// The Quoted-Printable encoding of vCard 2.1.
///
/// Sources: RFC 2045, clause 6.7; vCard 2.1 (versit Consortium, 1996), clauses 2.1.3, 2.1.5 and 2.1.6.
enum QuotedPrintable {
  /// The text in a character set; nil where the set is none of those that vCards have, or the bytes are not of it.
  ///
  /// - Parameter charset: the property's `CHARSET`; without one, vCard 2.1 means ASCII.
  static func decoded(_ text: String, charset: String?) -> String? {
    // An `=` without two hexadecimal digits stands for itself (RFC 2045, clause 6.7, note 1).
    let bytes = HexadecimalEscapes.bytes(of: text, behind: "=")
    switch charset?.uppercased() {
    case nil, "UTF-8", "US-ASCII", "ASCII": return String(validating: bytes, as: UTF8.self)
    case "ISO-8859-1":
      var latin = String.UnicodeScalarView()
      latin.append(contentsOf: bytes.map { Unicode.Scalar($0) })
      return String(latin)
    default: return nil
    }
  }

  /// True if a line ends in `=`, which says that the next one belongs to it.
  static func continues(_ line: String) -> Bool { line.hasSuffix("=") }
}
