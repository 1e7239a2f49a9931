package import Barcodes
package import Foundation
import Storage

/// Reads a file with one JSON record per line, in blocks. Memory grows with the longest line, not
/// with the file.
package struct JSONLinesReader<Record: Decodable>: Sequence, IteratorProtocol {
  private let path: String
  private let file: FileHandle
  private let decoder = RecordCoding.decoder()
  /// Reads a line in its usual form; returns nil if the decoder has to read it.
  private let scan: ((UnsafeBufferPointer<UInt8>) -> Record?)?
  private var buffer: [UInt8] = []
  /// The index in the buffer at which the next line begins.
  private var start = 0
  /// The index in the buffer up to which there is no newline.
  private var searched = 0
  /// The offset in the file at which the buffer begins.
  private var bufferOffset: UInt64
  private var atEnd = false
  /// The offset in the file at which reading ends, if before the end of the file.
  private let limit: UInt64?
  /// How much is read at a time.
  private let blockBytes: Int
  /// The allowance for all lines together; nil if each line has its own.
  private var allowance: JSONAllowance?
  /// True if lines of white space are passed over, in a file that people edit; else they are faults, as they are none of ours.
  package var skipsBlankLines = false
  /// The offset in the file at which the last line begins, in bytes.
  package private(set) var lineOffset: UInt64 = 0
  /// The offset in the file at which the last line ends, its newline included, in bytes.
  package var endOffset: UInt64 { bufferOffset + UInt64(start) }
  /// The range of the last line in the buffer.
  private var lastLine = 0..<0
  /// The last line as it is in the file, without its newline.
  package var text: Data { Data(buffer[lastLine]) }
  /// The number of the last line, from 1; 0 before the first.
  package private(set) var line = 0
  /// The error that ended the reading early; nil at the end of the file.
  package private(set) var failure: (any Error)?

  /// - Parameters:
  ///   - offset: the start of the first line to read, in bytes.
  ///   - limit: the offset at which reading ends, in a file that is still growing; a line that is
  ///     incomplete there is left out.
  ///   - allowance: the allowance for all lines together, if they are kept in memory; nil if each
  ///     line has its own.
  /// - Throws: `FileError.unreadable`.
  package init(
    _ type: Record.Type, path: String, from offset: UInt64 = 0, upTo limit: UInt64? = nil,
    within allowance: JSONAllowance? = nil
  ) throws {
    try self.init(path: path, from: offset, upTo: limit, scan: nil)
    self.allowance = allowance
  }

  /// Creates a reader of records that are scanned.
  ///
  /// - Throws: `FileError.unreadable`.
  package init(
    _ type: Record.Type, path: String, from offset: UInt64 = 0, upTo limit: UInt64? = nil
  ) throws where Record: ScannedLine {
    try self.init(path: path, from: offset, upTo: limit, scan: Record.scanned)
  }

  /// Creates a reader of single lines, at any offset: see `record(at:)`.
  ///
  /// - Throws: `FileError.unreadable`.
  package init(linesOf type: Record.Type, path: String) throws {
    try self.init(path: path, blockBytes: Self.bytesOfLines, scan: nil)
  }

  /// Creates a reader of single lines with records that are scanned.
  ///
  /// - Throws: `FileError.unreadable`.
  package init(linesOf type: Record.Type, path: String) throws where Record: ScannedLine {
    try self.init(path: path, blockBytes: Self.bytesOfLines, scan: Record.scanned)
  }

  /// Enough for some lines of a manifest, or of trials.
  private static var bytesOfLines: Int { 1 << 12 }

  private init(
    path: String, from offset: UInt64 = 0, upTo limit: UInt64? = nil, blockBytes: Int = 1 << 18,
    scan: ((UnsafeBufferPointer<UInt8>) -> Record?)?
  ) throws {
    self.scan = scan
    self.blockBytes = blockBytes
    file = try InputFile.open(path)
    self.limit = limit
    self.path = path
    bufferOffset = offset
    try move(to: offset)
  }

  /// Continues with the line that begins at `offset`, in bytes.
  private mutating func move(to offset: UInt64) throws(FileError) {
    do {
      try file.seek(toOffset: offset)
    } catch {
      throw .unreadable(path: path, reason: FileError.reason(of: error))
    }
    buffer.removeAll(keepingCapacity: true)
    (start, searched, bufferOffset, atEnd) = (0, 0, offset, false)
  }

  /// Returns the next record, or nil at the end of the file or at a fault; then see `failure`.
  package mutating func next() -> Record? {
    guard failure == nil else { return nil }
    do {
      while let range = try nextLine() {
        line += 1
        if skipsBlankLines && isBlank(range) { continue }
        lastLine = range
        return try decoded(range)
      }
      return nil
    } catch {
      failure = error
      return nil
    }
  }

  /// Returns the record whose line begins at `offset`, in bytes; nil at the end of the file.
  ///
  /// - Throws: `RecordError`.
  package mutating func record(at offset: UInt64) throws -> Record? {
    try move(to: offset)
    let record = next()
    if let failure { throw failure }
    return record
  }

  /// Returns every record of the file.
  ///
  /// - Throws: `RecordError` at the first line that is not such a record.
  package static func all(
    _ type: Record.Type, path: String, from offset: UInt64 = 0, upTo limit: UInt64? = nil,
    within allowance: JSONAllowance? = nil
  ) throws -> [Record] {
    var reader = try JSONLinesReader(
      type, path: path, from: offset, upTo: limit, within: allowance)
    var records: [Record] = []
    while let record = reader.next() { records.append(record) }
    if let failure = reader.failure { throw failure }
    return records
  }

  /// Another reader, of the lines behind the last one, as records of another type; it counts them anew.
  func rest<Other: Decodable>(_ type: Other.Type) throws -> JSONLinesReader<Other> {
    try JSONLinesReader<Other>(type, path: path, from: endOffset, upTo: limit)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    buffer[range].allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  private mutating func decoded(_ range: Range<Int>) throws -> Record {
    if let scan,
      let record = buffer.withUnsafeBufferPointer({ scan(UnsafeBufferPointer(rebasing: $0[range])) }
      )
    {
      return record
    }
    let text = Data(buffer[range])
    do {
      if allowance == nil {
        var line = JSONAllowance.line
        try line.take(text.span)
      } else {
        try allowance?.take(text.span)
      }
      return try decoder.decode(Record.self, from: text)
    } catch {
      throw RecordError.malformed(
        path: path, line: line, reason: DecodingError.clause(describing: error))
    }
  }

  /// The size limit of a line. The longest line written, a trial with thousands of decodes, has a
  /// tenth of it.
  private static var lineLimitBytes: Int { 16 << 20 }

  /// Returns the range of the next line in the buffer, without its newline.
  private mutating func nextLine() throws -> Range<Int>? {
    while true {
      lineOffset = bufferOffset + UInt64(start)
      if let newline = newline(from: searched) {
        return take(upTo: newline, next: newline + 1)
      }
      guard buffer.count - start <= Self.lineLimitBytes else {
        throw RecordError.malformed(
          path: path, line: line + 1,
          reason: "a line of more than \(InputFile.size(Self.lineLimitBytes))")
      }
      if atEnd {
        let isOver = start == buffer.count || limit != nil
        return isOver ? nil : take(upTo: buffer.count, next: buffer.count)
      }
      searched = buffer.count - start
      try fill()
    }
  }

  private mutating func take(upTo end: Int, next: Int) -> Range<Int> {
    defer { (start, searched) = (next, next) }
    return start..<end
  }

  private func newline(from start: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard start < bytes.count, let first = bytes.baseAddress,
        let found = memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - first
    }
  }

  /// Drops the lines that were taken and reads another block.
  private mutating func fill() throws {
    let block: Data
    let end = bufferOffset + UInt64(buffer.count)
    do {
      let left = limit.map { Swift.max($0, end) - end } ?? .max
      block = try file.read(upToCount: Int(Swift.min(left, UInt64(blockBytes)))) ?? Data()
    } catch {
      throw FileError.unreadable(path: path, reason: FileError.reason(of: error))
    }
    atEnd = block.isEmpty
    bufferOffset += UInt64(start)
    buffer.removeFirst(start)
    start = 0
    buffer.append(contentsOf: block)
  }
}
