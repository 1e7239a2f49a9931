import Barcodes
package import Foundation
import Storage

/// How every record is written: keys sorted, slashes bare, so that equal records are equal bytes.
package enum RecordCoding {
  /// One line of JSON, without its newline.
  package static func line(_ record: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(record)
  }

  /// JSON for people, indented, with a newline at its end.
  package static func document(_ record: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return try encoder.encode(record) + Data("\n".utf8)
  }

  /// Reads a whole file of one record.
  ///
  /// - Throws: `FileError`, or `RecordError` where the file is not such a record.
  package static func read<Record: Decodable>(_ type: Record.Type, at path: String) throws -> Record
  {
    let data = try InputFile.bytes(of: path, limitBytes: InputFile.recordLimitBytes)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw RecordError.malformed(
        path: path, line: nil, reason: DecodingError.clause(describing: error))
    }
  }
}
