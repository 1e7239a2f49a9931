import Barcodes

/// Reads the frames of a corpus or of a run.
package enum Manifest {
  /// The frames of the manifest in `folder`, in their order.
  ///
  /// - Throws: `FileError`; `RecordError`, also where a line was written with another schema.
  package static func frames(inFolder folder: String) throws -> [FrameRecord] {
    try contents(ofFolder: folder).frames
  }

  /// The frames of the manifest in `folder`, in their order, and what stands beside it for many of them.
  ///
  /// - Throws: as `frames`.
  package static func contents(
    ofFolder folder: String
  ) throws -> (frames: [FrameRecord], conditions: ConditionTable) {
    let path = "\(folder)/\(FileName.manifest)"
    try checkSchemas(path: path)
    var conditions: ConditionTable?
    var reader = try JSONLinesReader(FrameLine.self, path: path)
    var frames: [FrameRecord] = []
    while let line = reader.next() {
      if conditions == nil && line.needsConditions {
        conditions = try ConditionTable(folder: folder)
      }
      frames.append(
        try line.record(conditions ?? ConditionTable([]), path: path, number: reader.line))
    }
    if let failure = reader.failure { throw failure }
    return (frames, conditions ?? ConditionTable([]))
  }

  /// Schemas are compared before anything else is read, since another schema may have other keys.
  private static func checkSchemas(path: String) throws {
    struct VersionedLine: Decodable { var schema: Int }
    var reader = try JSONLinesReader(VersionedLine.self, path: path)
    var line = 0
    while let record = reader.next() {
      line += 1
      guard record.schema == FrameLine.currentSchema else {
        throw RecordError.otherSchema(
          path: path, line: line, found: record.schema, expected: FrameLine.currentSchema)
      }
    }
    if let failure = reader.failure { throw failure }
  }
}

extension FrameLine {
  /// True if `conditions.jsonl` has some of the frame's condition.
  var needsConditions: Bool { photograph == nil }

  /// The frame, of a line of a file.
  ///
  /// - Throws: `RecordError`.
  package func record(
    _ conditions: ConditionTable, path: String, number: Int?
  ) throws(RecordError) -> FrameRecord {
    do {
      return try record(conditions)
    } catch {
      throw .malformed(
        path: path, line: number, reason: DecodingError.clause(describing: error))
    }
  }
}
