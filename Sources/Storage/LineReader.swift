package import Foundation

/// Reads the lines of a file as they are, a block at a time. The file is open only while a block is read, so that any number of
/// them can be read by turns.
package struct LineReader {
  private static let blockBytes = 1 << 16

  private let path: String
  private let lineLimitBytes: Int
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line begins.
  private var start = 0
  /// Where in the file the buffer ends.
  private var offset: UInt64 = 0

  /// - Parameter lineLimitBytes: the most that a line may have.
  package init(path: String, lineLimitBytes: Int) {
    self.path = path
    self.lineLimitBytes = lineLimitBytes
  }

  /// The next line without its newline, or nil at the end of the file, and at what follows its last newline.
  ///
  /// - Throws: `FileError.unreadable`.
  package mutating func next() throws(FileError) -> Data? {
    var searched = start
    while true {
      if let newline = newline(from: searched) {
        defer { start = newline + 1 }
        return Data(buffer[start..<newline])
      }
      guard buffer.count - start <= lineLimitBytes else {
        throw .unreadable(
          path: path, reason: "it has a line of more than \(InputFile.size(lineLimitBytes))")
      }
      let block = try block()
      guard !block.isEmpty else { return nil }
      searched = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      buffer.append(contentsOf: block)
    }
  }

  private func newline(from start: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard start < bytes.count, let first = bytes.baseAddress,
        let found = memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - first
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
