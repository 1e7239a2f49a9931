import EngineKit

extension EngineReply.Detected {
  /// The most bytes of texts and contents together: no symbol holds more than 7,089 characters.
  private static var mostBytes: Int { 1 << 20 }

  /// The reason that an answer is too large for a line that can be read again; nil if it is not.
  /// JSON takes up to 6 bytes for each of a text, and some 300 for the rest of a decode.
  var excess: String? {
    let bytes = decodes.map { $0.text.utf8.count + $0.bytes.count }.reduce(0, +)
    return bytes > Self.mostBytes
      ? "codes of \(bytes) bytes, and \(Self.mostBytes) are the most that are taken" : nil
  }
}
