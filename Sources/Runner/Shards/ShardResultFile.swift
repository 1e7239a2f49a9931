import Barcodes
import CorpusRendering
import Foundation
import Records
import Storage

/// The result of a shard, whole.
struct ShardResultFile {
  let path: String
  let header: ShardResultHeader
  let footer: ShardResultFooter
  private var lines: LineReader

  /// A frame of a result: its note, and its lines as they stand in `manifest.jsonl` and `trials.jsonl`.
  struct Frame {
    var note: ShardFrameNote
    var manifestLine: Data
    var trialLines: [Data]

    /// - Parameter conditions: what the line leaves out.
    /// - Throws: `RecordError`.
    func record(_ conditions: ConditionTable) throws -> FrameRecord {
      try ShardResultFile.decoded(FrameLine.self, manifestLine)
        .record(conditions, path: FileName.results, number: nil)
    }

    /// - Throws: `RecordError`.
    func indexed() throws -> IndexedFrame {
      try ShardResultFile.decoded(IndexedFrame.self, manifestLine)
    }

    /// - Throws: `RecordError`.
    func trial(_ place: Int) throws -> TrialRecord {
      try ShardResultFile.decoded(TrialRecord.self, trialLines[place])
    }

    /// - Throws: `RecordError`.
    func trials() throws -> [TrialRecord] { try trialLines.indices.map(trial) }
  }

  /// Opens a result and checks that it is whole, as it was written, and of a shard.
  ///
  /// - Throws: `FileError`, or `ShardError.unfit`.
  init(path: String, of shard: PlannedRun.Shard) throws {
    self.path = path
    let bytes = try Self.mapped(path)
    let newline = UInt8(ascii: "\n")
    guard bytes.last == newline,
      let last = bytes.dropLast().lastIndex(of: newline),
      let first = bytes.firstIndex(of: newline),
      let footer = try? RecordCoding.decode(
        ShardResultFooter.self, from: Data(bytes[(last + 1)...])),
      let header = try? RecordCoding.decode(ShardResultHeader.self, from: Data(bytes[..<first])),
      footer.sha256 == Digest.hexadecimal(of: bytes[...last])
    else {
      throw Self.unfit(path, "the result is cut off or damaged", of: shard)
    }
    guard header.schema == ShardResultHeader.currentSchema, header.shard == shard.record.shard,
      header.shardSHA256 == shard.sha256
    else {
      throw Self.unfit(path, "the result is of another shard", of: shard)
    }
    guard footer.frames == shard.record.frameCount else {
      throw Self.unfit(
        path, "it has \(footer.frames) frames instead of \(shard.record.frameCount)", of: shard)
    }
    (self.header, self.footer) = (header, footer)
    lines = LineReader(path: path, lineLimitBytes: JSONLinesFile.lineLimitBytes)
    _ = try lines.next()
  }

  /// The next frame.
  ///
  /// - Parameter index: that it has to have in the suite; nil for any.
  /// - Throws: `FileError` or `RecordError`.
  mutating func next(frame index: Int? = nil) throws -> Frame {
    let note = try Self.decoded(ShardFrameNote.self, line())
    if let index, note.frame != index {
      throw RecordError.malformed(
        path: path, line: nil, reason: "frame \(note.frame) where \(index) was planned")
    }
    let manifestLine = try line()
    return Frame(
      note: note, manifestLine: manifestLine, trialLines: try note.reads.map { _ in try line() })
  }

  /// The next line.
  ///
  /// - Throws: `FileError` or `RecordError`.
  mutating func line() throws -> Data {
    guard let line = try lines.next() else {
      throw RecordError.malformed(path: path, line: nil, reason: "it ends too early")
    }
    return line
  }

  /// A record of a line whose fingerprint is right.
  ///
  /// - Throws: `RecordError`.
  static func decoded<Record: Decodable>(_ type: Record.Type, _ line: Data) throws -> Record {
    try decodedByFoundation(type, line)
  }

  /// A record of a line that is scanned where it is written as usual.
  ///
  /// - Throws: `RecordError`.
  static func decoded<Record: ScannedLine>(_ type: Record.Type, _ line: Data) throws -> Record {
    if let record = line.withUnsafeBytes({ Record.scanned($0.bindMemory(to: UInt8.self)) }) {
      return record
    }
    return try decodedByFoundation(type, line)
  }

  private static func decodedByFoundation<Record: Decodable>(
    _ type: Record.Type, _ line: Data
  ) throws -> Record {
    do {
      return try RecordCoding.decode(type, from: line)
    } catch {
      throw RecordError.malformed(
        path: FileName.results, line: nil, reason: DecodingError.clause(describing: error))
    }
  }

  /// The bytes of a file, which stay on the disk.
  static func mapped(_ path: String) throws(FileError) -> Data {
    try InputFile.open(path).closeFile()
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      throw .unreadable(path: path, reason: FileFailure.reason(of: error))
    }
  }

  private static func unfit(
    _ path: String, _ reason: String, of shard: PlannedRun.Shard
  ) -> ShardError {
    .unfit(
      path: path, reason: reason,
      remedy: "remove it, and make shard \(shard.record.shard) anew")
  }
}
