package import Foundation

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
  /// - Throws: `RecordError` where the file is missing or is not such a record.
  package static func read<Record: Decodable>(_ type: Record.Type, at path: String) throws -> Record
  {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RecordError.unreadable(path: path)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw RecordError.malformed(path: path, line: nil, reason: describe(error))
    }
  }

  /// A decoding error in one clause, with the place of the fault.
  static func describe(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.isEmpty
        ? "" : " at \(context.codingPath.map(\.stringValue).joined(separator: "."))"
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context):
      "the key '\(key.stringValue)' is missing\(place(context))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "a value of another type is needed\(place(context))"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not JSON"
    case DecodingError.dataCorrupted(let context):
      "\(context.debugDescription)\(place(context))"
    default: "\(error)"
    }
  }
}

/// A file of a corpus or a run that cannot be used.
package enum RecordError: Error, Equatable, CustomStringConvertible {
  case unreadable(path: String)
  case malformed(path: String, line: Int?, reason: String)
  case otherSchema(path: String, line: Int?, found: Int, expected: Int)
  case unwritable(path: String, reason: String)

  package var description: String {
    func place(_ path: String, _ line: Int?) -> String { line.map { "\(path):\($0)" } ?? path }
    return switch self {
    case .unreadable(let path):
      "\(path): cannot be read; check that it exists and that you may read it"
    case .malformed(let path, let line, let reason):
      "\(place(path, line)): not a usable record: \(reason); build the folder anew"
    case .otherSchema(let path, let line, let found, let expected):
      "\(place(path, line)): written with schema \(found), but this scanbench reads schema "
        + "\(expected); build the folder anew, or use the scanbench that wrote it"
    case .unwritable(let path, let reason):
      "\(path): cannot be written: \(reason)"
    }
  }
}
