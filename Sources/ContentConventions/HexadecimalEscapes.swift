/// Bytes that are written as two hexadecimal digits behind a sign, as in percent encoding and Quoted-Printable.
enum HexadecimalEscapes {
  /// The bytes of a text. A sign without two such digits, in letters of either case, stands for itself.
  static func bytes(of text: String, behind sign: Unicode.Scalar) -> [UInt8] {
    let encoded = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < encoded.count {
      if encoded[index] == UInt8(ascii: sign), index + 2 < encoded.count,
        let byte = byte(encoded[index + 1], encoded[index + 2])
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(encoded[index])
        index += 1
      }
    }
    return bytes
  }

  /// The byte that two hexadecimal digits write.
  static func byte(_ high: UInt8, _ low: UInt8) -> UInt8? {
    guard let high = digit(high), let low = digit(low) else { return nil }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
