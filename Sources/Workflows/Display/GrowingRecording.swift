import Foundation
import Records
import Storage

/// The recording while frames are shown: what was read of one is on the disk before the next one is shown, whatever comes then.
///
/// What still arrives of a frame after that is in the whole file, which takes its place at the end.
struct GrowingRecording: Sendable {
  let path: String
  let kind: String
  /// Whether a file of this content may be replaced.
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

  /// Puts the whole in place.
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
