import Barcodes
import Foundation
import Storage

/// Reads a file of one JSON record a line, a block at a time: memory does not grow with the file.
package struct JSONLinesReader<Record: Decodable>: Sequence, IteratorProtocol {
  private let path: String
  private let file: FileHandle
  private let decoder = JSONDecoder()
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line begins.
  private var start = 0
  /// Where in the file the buffer begins.
  private var bufferOffset: UInt64
  private var atEnd = false
  /// Where in the file the last line begins, in bytes.
  package private(set) var lineOffset: UInt64 = 0
  /// Where in the file the last line ends, its newline included, in bytes.
  package var endOffset: UInt64 { bufferOffset + UInt64(start) }
  /// The number of the last line, from 1; 0 before the first.
  package private(set) var line = 0
  /// What ended the reading early; nil where the end of the file did.
  package private(set) var failure: RecordError?

  /// - Parameter offset: where a line begins, from which on the file is read.
  /// - Throws: `FileError.unreadable`.
  package init(_ type: Record.Type, path: String, from offset: UInt64 = 0) throws {
    guard let file = FileHandle(forReadingAtPath: path),
      (try? file.seek(toOffset: offset)) != nil
    else { throw FileError.unreadable(path: path) }
    self.path = path
    self.file = file
    bufferOffset = offset
  }

  /// The next record, or nil at the end of the file or at a fault; then see `failure`.
  package mutating func next() -> Record? {
    guard failure == nil, let data = nextLine() else { return nil }
    line += 1
    do {
      return try decoder.decode(Record.self, from: data)
    } catch {
      failure = .malformed(path: path, line: line, reason: DecodingError.clause(describing: error))
      return nil
    }
  }

  /// Every record of the file.
  ///
  /// - Throws: `RecordError`, at the first line that is not such a record.
  package static func all(_ type: Record.Type, path: String) throws -> [Record] {
    var reader = try JSONLinesReader(type, path: path)
    var records: [Record] = []
    while let record = reader.next() { records.append(record) }
    if let failure = reader.failure { throw failure }
    return records
  }

  private mutating func nextLine() -> Data? {
    while true {
      lineOffset = bufferOffset + UInt64(start)
      if let newline = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = newline + 1 }
        return Data(buffer[start..<newline])
      }
      if atEnd {
        defer { start = buffer.count }
        return start == buffer.count ? nil : Data(buffer[start...])
      }
      let block = (try? file.read(upToCount: 1 << 18)) ?? Data()
      atEnd = block.isEmpty
      bufferOffset += UInt64(start)
      buffer.removeFirst(start)
      start = 0
      buffer.append(contentsOf: block)
    }
  }
}
