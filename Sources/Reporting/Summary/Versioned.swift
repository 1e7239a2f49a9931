import Records

/// A record whose schema is compared before anything else is read, since another schema may have
/// other keys.
enum Versioned<Record: VersionedRecord>: Decodable {
  case record(Record)
  case otherSchema(Int)

  private enum CodingKeys: String, CodingKey { case schema }

  init(from decoder: any Decoder) throws {
    let schema = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .schema)
    self =
      schema == Record.currentSchema ? .record(try Record(from: decoder)) : .otherSchema(schema)
  }
}

/// A record that carries its schema under the key `schema`.
protocol VersionedRecord: Decodable {
  static var currentSchema: Int { get }
}

extension VersionedRecord {
  /// Reads a file of one record.
  ///
  /// - Throws: `RecordError`, also where it was written with another schema.
  static func read(file path: String) throws -> Self {
    switch try RecordCoding.read(Versioned<Self>.self, at: path) {
    case .record(let record): return record
    case .otherSchema(let found):
      throw RecordError.otherSchema(path: path, line: nil, found: found, expected: currentSchema)
    }
  }
}

extension RunRecord: VersionedRecord {}
extension FrameRecord: VersionedRecord {}
