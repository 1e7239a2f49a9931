import Barcodes

/// A record whose schema is compared before anything else is read, since another schema may have
/// other keys.
package enum Versioned<Record: VersionedRecord>: Decodable {
  case record(Record)
  case otherSchema(Int)

  private enum CodingKeys: String, CodingKey {
    case schema
  }

  package init(from decoder: any Decoder) throws {
    let schema = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .schema)
    self =
      schema == Record.currentSchema
      ? .record(try Record(from: decoder)) : .otherSchema(schema)
  }

  /// The record, which stands in a file, on a line where it has more than one record.
  ///
  /// - Throws: `RecordError.otherSchema`.
  package func record(in path: String, line: Int? = nil) throws(RecordError) -> Record {
    switch self {
    case .record(let record): return record
    case .otherSchema(let found):
      throw .otherSchema(path: path, line: line, found: found, expected: Record.currentSchema)
    }
  }
}

extension Versioned: ScannedLine where Record: ScannedLine {
  /// A line of another schema is none that is scanned.
  package init(scanning scanner: inout LineScanner) throws(UnusualLine) {
    self = .record(try Record(scanning: &scanner))
  }
}

extension JSONLinesReader {
  /// The next record; nil at the end of the file or at a fault.
  ///
  /// - Throws: `RecordError.otherSchema`.
  package mutating func nextRecord<Wanted: VersionedRecord>(
    of path: String
  ) throws -> Wanted? where Record == Versioned<Wanted> {
    try next()?.record(in: path, line: line)
  }
}
