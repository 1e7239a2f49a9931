import Foundation
import Records
import Storage

/// A recording that grows while frames are shown: the reads of a frame are on the disk before the
/// next frame is shown, so that no later fault loses them.
///
/// Reads of a frame that arrive later are in the complete file, which replaces this one at the end.
struct GrowingRecording: Sendable {
  let path: String
  let kind: String
  /// Returns true if a file of this content may be replaced.
  let isOurs: @Sendable (Data) -> Bool
  private var hasLines = false

  init(path: String, ofKind kind: String, replacing isOurs: @escaping @Sendable (Data) -> Bool) {
    (self.path, self.kind, self.isOurs) = (path, kind, isOurs)
  }

  /// - Throws: `FileError.unwritable`.
  mutating func append(_ answer: RecordedAnswer) throws {
    // What was written into a pipe cannot be replaced.
    if OutputFile.isStream(path) { return }
    let line = try Self.line(answer)
    if hasLines {
      try OutputFile.append(line, to: path)
    } else {
      try OutputFile.write(line, to: path, ofKind: kind, replacing: isOurs)
      hasLines = true
    }
  }

  /// Writes the complete recording in its place.
  ///
  /// - Throws: `FileError.unwritable`.
  func finish(_ answers: [RecordedAnswer]) throws {
    try OutputFile.write(Data(answers.map(Self.line).joined()), to: path, ofKind: kind) {
      hasLines || isOurs($0)
    }
  }

  private static func line(_ answer: RecordedAnswer) throws -> Data {
    try RecordCoding.line(answer) + Data("\n".utf8)
  }
}
