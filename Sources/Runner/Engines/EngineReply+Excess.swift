import EngineKit

extension EngineReply.Detected {
  /// The most codes of an answer; a suite's frame has at most 64.
  private static var mostDecodes: Int { 10_000 }
  /// The most that texts and contents may have together: no symbol holds more than 7,089 characters.
  private static var mostBytes: Int { 1 << 20 }

  /// What there is too much of, for a trial that is a line of a file that can be read again: JSON takes up to 6 bytes for
  /// each of a text, and some 300 for what else stands in a decode; nil where it is not.
  var excess: String? {
    if decodes.count > Self.mostDecodes {
      return "\(decodes.count) codes, and \(Self.mostDecodes) are the most that are taken"
    }
    let bytes = decodes.map { $0.text.utf8.count + $0.bytes.count }.reduce(0, +)
    return bytes > Self.mostBytes
      ? "codes of \(bytes) bytes, and \(Self.mostBytes) are the most that are taken" : nil
  }
}
