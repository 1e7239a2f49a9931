import Foundation
package import Storage

/// A SHA-256 as text: in hexadecimal in most files, in base64 in lines of manifests, where it is a
/// third shorter.
extension Digest {
  /// Converts to base64 (RFC 4648, section 4). Returns nil if the text is not a SHA-256 in
  /// lowercase hexadecimal digits.
  package static func base64(of hexadecimal: String) -> String? {
    let digits = Array(hexadecimal.utf8)
    guard digits.count == 64 else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(of: digits[place]), let low = value(of: digits[place + 1]) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return Data(bytes).base64EncodedString()
  }

  /// Converts to hexadecimal. Returns nil if the text is not a SHA-256 in base64.
  package static func hexadecimal(ofBase64 base64: String) -> String? {
    bytes(ofBase64: base64).map { bytes in
      bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
  }

  /// Returns nil if the text is not a SHA-256 in base64.
  package static func bytes(ofBase64 text: String) -> [UInt8]? {
    guard text.utf8.count == 44, let data = Data(base64Encoded: text), data.count == 32
    else { return nil }
    return Array(data)
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
