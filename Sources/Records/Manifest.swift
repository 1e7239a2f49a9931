/// Reads the frames of a corpus or of a run.
package enum Manifest {
  /// The frames of the manifest in `folder`, in their order.
  ///
  /// - Throws: `RecordError`, also where a line was written with another schema.
  package static func frames(inFolder folder: String) throws -> [FrameRecord] {
    let path = "\(folder)/\(FileName.manifest)"
    try checkSchemas(path: path)
    return try JSONLinesReader.all(FrameRecord.self, path: path).map { frame in
      var frame = frame
      // Written again, it is as this version writes it.
      frame.schema = FrameRecord.currentSchema
      return frame
    }
  }

  /// Schemas are compared before anything else is read, since another schema may have other keys.
  private static func checkSchemas(path: String) throws {
    struct Versioned: Decodable { var schema: Int }
    var reader = try JSONLinesReader(Versioned.self, path: path)
    var line = 0
    while let record = reader.next() {
      line += 1
      guard FrameRecord.readableSchemas.contains(record.schema) else {
        throw RecordError.otherSchema(
          path: path, line: line, found: record.schema, expected: FrameRecord.currentSchema)
      }
    }
    if let failure = reader.failure { throw failure }
  }
}
