extension String {
  /// The bytes of a text in which some are written as two hexadecimal digits behind a sign, as in percent encoding and
  /// Quoted-Printable. A sign without two such digits, in letters of either case, stands for itself.
  private func bytes(escapedBehind sign: Unicode.Scalar) -> [UInt8] {
    let encoded = Array(utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < encoded.count {
      if encoded[index] == UInt8(ascii: sign), index + 2 < encoded.count,
        let high = Character(Unicode.Scalar(encoded[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(encoded[index + 2])).hexDigitValue
      {
        bytes.append(UInt8(high << 4 | low))
        index += 3
      } else {
        bytes.append(encoded[index])
        index += 1
      }
    }
    return bytes
  }

  /// The text that a percent-encoded text of a URI stands for (RFC 3986, clause 2.1); the bytes are UTF-8 (RFC 6068, clause 2; RFC 5724,
  /// clause 2.2).
  ///
  /// `+` stands for itself (RFC 6068, clause 5; RFC 5724 has it encoded). A `%` without
  /// two hexadecimal digits stands for itself, and a text whose bytes are not UTF-8 is returned as it is: the RFCs do not say
  /// what such a text means.
  var percentDecoded: String {
    String(validating: bytes(escapedBehind: "%"), as: UTF8.self) ?? self
  }

  /// The decoded fields of a query such as `subject=a&body=b`, with their names in lower case, in their order.
  var queryFields: [(name: String, value: String)] {
    parts(at: "&").map { field in
      let (name, value) = field.halves(at: "=")
      return (name.percentDecoded.lowercased(), (value ?? "").percentDecoded)
    }
  }

  /// The text of a value in Quoted-Printable (RFC 2045, clause 6.7; vCard 2.1, versit Consortium, 1996, clauses 2.1.3, 2.1.5 and 2.1.6);
  /// nil where the character set is none of those that vCards have, or the bytes are not of it.
  ///
  /// - Parameter charset: the property's `CHARSET`; without one, vCard 2.1 means ASCII.
  func quotedPrintableDecoded(charset: String?) -> String? {
    // An `=` without two hexadecimal digits stands for itself (RFC 2045, clause 6.7, note 1).
    let bytes = bytes(escapedBehind: "=")
    switch charset?.uppercased() {
    case nil, "UTF-8", "US-ASCII", "ASCII": return String(validating: bytes, as: UTF8.self)
    case "ISO-8859-1":
      var latin = String.UnicodeScalarView()
      latin.append(contentsOf: bytes.map { Unicode.Scalar($0) })
      return String(latin)
    default: return nil
    }
  }
}
