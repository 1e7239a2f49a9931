package import Foundation

/// The lines of a text, without their newlines, one after the other: all at once would take more memory than the text, of which each
/// byte may be a line.
package struct TextLines: Sequence, IteratorProtocol {
  private let text: Data
  /// Where the next line begins; nil behind the last.
  private var start: Data.Index?

  package init(_ text: Data) {
    self.text = text
    start = text.isEmpty ? nil : text.startIndex
  }

  package mutating func next() -> Data? {
    guard let start else { return nil }
    let end = text[start...].firstIndex(of: UInt8(ascii: "\n"))
    self.start = end.map { $0 + 1 }.flatMap { $0 < text.endIndex ? $0 : nil }
    return Data(text[start..<(end ?? text.endIndex)])
  }
}
