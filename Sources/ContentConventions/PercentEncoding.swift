/// Percent encoding of URIs.
///
/// Source: RFC 3986, clause 2.1; the bytes are UTF-8 (RFC 6068, clause 2; RFC 5724, clause 2.2).
enum PercentEncoding {
  /// The text that an encoded text stands for.
  ///
  /// `+` stands for itself (RFC 6068, clause 5; RFC 5724 has it encoded). A `%` without
  /// two hexadecimal digits stands for itself, and a text whose bytes are not UTF-8 is returned as it is: the RFCs do not say
  /// what such a text means.
  static func decoded(_ text: String) -> String {
    String(validating: HexadecimalEscapes.bytes(of: text, behind: "%"), as: UTF8.self) ?? text
  }

  /// The decoded fields of a query such as `subject=a&body=b`, with their names in lower case, in their order.
  static func fields(of query: String) -> [(name: String, value: String)] {
    query.parts(at: "&").map { field in
      let (name, value) = field.halves(at: "=")
      return (decoded(name).lowercased(), decoded(value ?? ""))
    }
  }
}
