package import Barcodes

/// A record that carries its schema under the key `schema`.
package protocol VersionedRecord: Decodable {
  /// 1 unless the record says otherwise.
  static var currentSchema: Int { get }
  /// The limits on a file's JSON.
  static var allowance: JSONAllowance { get }
}

extension VersionedRecord {
  package static var currentSchema: Int { 1 }
  package static var allowance: JSONAllowance { .head }

  /// Reads a file of one record.
  ///
  /// - Throws: `RecordError`, also where it was written with another schema.
  package static func read(file path: String) throws -> Self {
    try RecordCoding.read(Versioned<Self>.self, at: path, within: allowance).record(in: path)
  }
}
