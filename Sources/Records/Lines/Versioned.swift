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
  /// - Throws: `RecordError.otherSchema`, also where a line further down says that, and this one cannot be read at all.
  package mutating func nextRecord<Wanted: VersionedRecord>(
    of path: String
  ) throws -> Wanted? where Record == Versioned<Wanted> {
    if let next = next() { return try next.record(in: path, line: line) }
    if case RecordError.malformed? = failure {
      try refuseOtherSchemaFurtherDown(of: path, expected: Wanted.currentSchema)
    }
    return nil
  }

  /// Looks no further than up to another line that cannot be read.
  private func refuseOtherSchemaFurtherDown(of path: String, expected: Int) throws {
    var rest = try rest(SchemaOfLine.self)
    while let found = rest.next()?.schema {
      guard found == expected else {
        throw RecordError.otherSchema(
          path: path, line: line + rest.line, found: found, expected: expected)
      }
    }
  }
}

/// The schema of a line, whatever else is in it.
private struct SchemaOfLine: Decodable {
  var schema: Int
}
