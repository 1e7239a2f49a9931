import Records
import Storage

/// The SHA-256 of a frame's pixels, in a quarter of the memory of its digits.
package enum PixelHash: Hashable {
  case words(UInt64, UInt64, UInt64, UInt64)
  /// Whatever else a manifest has, which no run writes.
  case text(String)

  /// - Parameter text: base64 as manifests have it, or 64 hexadecimal digits as people are shown it.
  package init(_ text: String) {
    if let bytes = Digest.bytes(ofBase64: text) {
      let words = stride(from: 0, to: 32, by: 8).map { start in
        bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      }
      self = .words(words[0], words[1], words[2], words[3])
      return
    }
    var words: [UInt64] = []
    var rest = text.utf8.count == 64 ? Substring(text) : ""
    while !rest.isEmpty {
      let digits = rest.prefix(16)
      guard digits == digits.lowercased(), let word = UInt64(digits, radix: 16) else { break }
      words.append(word)
      rest = rest.dropFirst(16)
    }
    self = words.count == 4 ? .words(words[0], words[1], words[2], words[3]) : .text(text)
  }
}
