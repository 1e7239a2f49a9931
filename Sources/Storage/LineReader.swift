package import Foundation

/// Reads the lines of a file as they are, a block at a time. The file is open only while a block is read, so that any number of
/// them can be read by turns.
package struct LineReader {
  private static let blockBytes = 1 << 16

  private let path: String
  private var buffer = Data()
  /// Where in the file the buffer ends.
  private var offset: UInt64 = 0

  package init(path: String) { self.path = path }

  /// The next line without its newline, or nil at the end of the file, and at what follows its last newline.
  ///
  /// - Throws: `FileError.unreadable`.
  package mutating func next() throws(FileError) -> Data? {
    var searched = buffer.startIndex
    while true {
      if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer = buffer[(newline + 1)...] }
        return buffer[..<newline]
      }
      let block = try block()
      guard !block.isEmpty else { return nil }
      let known = buffer.count
      buffer = Data(buffer) + block
      searched = buffer.startIndex + known
    }
  }

  private mutating func block() throws(FileError) -> Data {
    let file = try InputFile.open(path)
    defer { try? file.close() }
    do {
      try file.seek(toOffset: offset)
      let block = try file.read(upToCount: Self.blockBytes) ?? Data()
      offset += UInt64(block.count)
      return block
    } catch {
      throw .unreadable(path: path, reason: FileFailure.reason(of: error))
    }
  }
}
