package import Foundation
import Storage

/// Writes one JSON record per line. Every line has reached the operating system when `write`
/// returns.
package final class JSONLinesWriter {
  private let path: String
  private let file: FileHandle
  private let digest: Digest
  private var lines: Int

  /// - Parameter offset: the offset in the file at which writing begins, in bytes; everything from
  ///   there on is cut off.
  /// - Throws: `FileError.unwritable`.
  package init(path: String, from offset: UInt64 = 0) throws {
    self.path = path
    file = try offset == 0 ? .creating(path) : .extending(path)
    if offset > 0 {
      try FileError.writing(path) { [file] in try file.truncate(atOffset: offset) }
    }
    var lines = 0
    digest =
      try offset > 0
      ? Digest(ofFile: path) { lines += $0.count { $0 == UInt8(ascii: "\n") } }
      : Digest()
    self.lines = lines
  }

  /// The present state of the file.
  package var written: WrittenFile {
    WrittenFile(bytes: digest.byteCount, lines: lines, sha256: digest.hexadecimal)
  }

  package func write(_ record: some Encodable) throws {
    try write(line: RecordCoding.line(record))
  }

  /// - Parameter line: a record as JSON, without a newline.
  package func write(line: Data) throws {
    let line = line + Data("\n".utf8)
    try FileError.writing(path) { try file.write(contentsOf: line) }
    digest.add(line)
    lines += 1
  }

  /// Returns when all lines are on the disk and would survive a loss of power.
  package func synchronize() throws { try FileError.writing(path) { try file.synchronize() } }

  package func close() throws { try FileError.writing(path) { try file.close() } }

  /// Cuts off what follows the last newline: a line that was being written when power or process
  /// ended.
  ///
  /// - Throws: `RecordError`.
  package static func cutUnfinishedLine(_ path: String) throws {
    // To see that it is a regular file: opening a pipe for writing, too, would keep it from ending.
    try InputFile.open(path).close()
    guard let file = FileHandle(forUpdatingAtPath: path) else {
      throw FileError.unreadable(path: path)
    }
    defer { try? file.close() }
    do {
      let size = try file.seekToEnd()
      var end = size
      while end > 0 {
        let start = end > 1 << 16 ? end - 1 << 16 : 0
        try file.seek(toOffset: start)
        let block = try file.read(upToCount: Int(end - start)) ?? Data()
        if let newline = block.lastIndex(of: UInt8(ascii: "\n")) {
          end = start + UInt64(newline - block.startIndex) + 1
          break
        }
        end = start
      }
      if end < size { try file.truncate(atOffset: end) }
    } catch {
      throw FileError.unwritable(path: path, reason: FileError.reason(of: error))
    }
  }
}
