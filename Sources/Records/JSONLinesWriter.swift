import Foundation
import Storage

/// Writes one JSON record a line; every line has reached the operating system when `write` returns.
package final class JSONLinesWriter {
  private let path: String
  private let file: FileHandle

  /// - Parameter offset: where in the file the first line is to go, in bytes; what is there and after it is cut off.
  /// - Throws: `FileError.unwritable`.
  package init(path: String, from offset: UInt64 = 0) throws {
    if offset == 0 { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    guard let file = FileHandle(forWritingAtPath: path) else {
      throw FileError.unwritable(path: path, reason: FileFailure.reason(errno: errno))
    }
    self.path = path
    self.file = file
    try reportingFailures {
      try file.truncate(atOffset: offset)
      try file.seek(toOffset: offset)
    }
  }

  package func write(_ record: some Encodable) throws {
    let line = try RecordCoding.line(record) + Data("\n".utf8)
    try reportingFailures { try file.write(contentsOf: line) }
  }

  /// Returns when all lines are on the disk, and stay there without power.
  package func synchronize() throws { try reportingFailures { try file.synchronize() } }

  package func close() throws { try file.close() }

  private func reportingFailures(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw FileError.unwritable(path: path, reason: FileFailure.reason(of: error))
    }
  }
}
