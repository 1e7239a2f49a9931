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
    let encoded = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < encoded.count {
      if encoded[index] == UInt8(ascii: "%"), index + 2 < encoded.count,
        let byte = hexadecimalByte(encoded[index + 1], encoded[index + 2])
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(encoded[index])
        index += 1
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? text
  }

  /// The decoded fields of a query such as `subject=a&body=b`, with their names in lower case, in their order.
  static func fields(of query: String) -> [(name: String, value: String)] {
    query.parts(at: "&").map { field in
      let (name, value) = field.halves(at: "=")
      return (decoded(name).lowercased(), decoded(value ?? ""))
    }
  }
}

/// The byte that two hexadecimal digits write, in letters of either case.
func hexadecimalByte(_ high: UInt8, _ low: UInt8) -> UInt8? {
  guard let high = hexadecimalDigit(high), let low = hexadecimalDigit(low) else { return nil }
  return high << 4 | low
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}
