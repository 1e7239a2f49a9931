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
    var conditions: ConditionTable?
    var reader = try JSONLinesReader(Versioned<FrameLine>.self, path: path)
    var frames: [FrameRecord] = []
    while let line = try reader.nextRecord(of: path) {
      if conditions == nil && line.needsConditions {
        conditions = try ConditionTable(folder: folder)
      }
      frames.append(
        try line.record(conditions ?? ConditionTable([]), path: path, number: reader.line))
    }
    if let failure = reader.failure { throw failure }
    return (frames, conditions ?? ConditionTable([]))
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
