package import Barcodes
package import Foundation
import Storage

/// The coding of all records: keys sorted, slashes bare, so that equal records are equal bytes.
package enum RecordCoding {
  /// One line of JSON, without its newline.
  package static func line(_ record: some Encodable) throws -> Data {
    try encoder([]).encode(record)
  }

  /// JSON for people, indented, with a newline at its end.
  package static func document(_ record: some Encodable) throws -> Data {
    try encoder(.prettyPrinted).encode(record) + Data("\n".utf8)
  }

  private static func encoder(_ format: JSONEncoder.OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format.union([.sortedKeys, .withoutEscapingSlashes])
    encoder.keyEncodingStrategy = .ofRecords
    return encoder
  }

  /// For texts whose values are counted already.
  package static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .ofRecords
    return decoder
  }

  /// The record of a text from outside, of which nothing is made before its values are counted.
  ///
  /// - Throws: `JSONExcess` or `DecodingError`.
  package static func decode<Record: Decodable>(
    _ type: Record.Type, from text: Data, within allowance: JSONAllowance = .line
  ) throws -> Record {
    var allowance = allowance
    return try decode(type, from: text, takenFrom: &allowance)
  }

  /// The same of one of several texts, which have an allowance together.
  package static func decode<Record: Decodable>(
    _ type: Record.Type, from text: Data, takenFrom allowance: inout JSONAllowance
  ) throws -> Record {
    try allowance.take(text.span)
    return try decoder().decode(type, from: text)
  }

  /// Reads a whole file of one record.
  ///
  /// - Throws: `FileError`, or `RecordError` where the file is not such a record.
  package static func read<Record: Decodable>(
    _ type: Record.Type, at path: String, within allowance: JSONAllowance = .head
  ) throws -> Record {
    let data = try InputFile.bytes(of: path, limitBytes: allowance.bytes)
    do {
      return try decode(type, from: data, within: allowance)
    } catch {
      throw RecordError.malformed(
        path: path, line: nil, reason: DecodingError.clause(describing: error))
    }
  }
}
