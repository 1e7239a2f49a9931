import EngineKit

extension EngineReply.Detected {
  /// The most that texts and contents may have together: no symbol holds more than 7,089 characters.
  private static var mostBytes: Int { 1 << 20 }

  /// What there is too much of, for a trial that is a line of a file that can be read again: JSON takes up to 6 bytes for
  /// each of a text, and some 300 for what else stands in a decode; nil where it is not.
  var excess: String? {
    let bytes = decodes.map { $0.text.utf8.count + $0.bytes.count }.reduce(0, +)
    return bytes > Self.mostBytes
      ? "codes of \(bytes) bytes, and \(Self.mostBytes) are the most that are taken" : nil
  }
}
