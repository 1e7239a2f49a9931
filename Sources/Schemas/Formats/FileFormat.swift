package import Foundation
import Records

/// A kind of file that scanbench writes as JSON or JSON Lines.
package struct FileFormat: Sendable {
  /// The name on the command line, and of the file with its schema.
  package let name: String
  /// The file, or the line of a file.
  package let title: String
  /// One sentence on what it tells.
  package let summary: String
  private let record: any (Decodable & Sendable).Type

  init(
    _ name: String, _ record: any (Decodable & Sendable).Type, _ title: String, _ summary: String
  ) {
    (self.name, self.record, self.title, self.summary) = (name, record, title, summary)
  }

  /// Returns a JSON Schema of draft 2020-12, made of how the record is decoded.
  ///
  /// - Parameter isStrict: true to allow no keys beside those that scanbench writes.
  /// - Throws: an error if the shape of a type cannot be told.
  package func schema(isStrict: Bool) throws -> Data {
    let reader = ShapeReader()
    let root = try Self.shape(of: record, by: reader)
    return try RecordCoding.document(
      root.schema(
        with: reader.definitions, isStrict: isStrict, title: title, description: summary))
  }

  private static func shape<Record: Decodable>(
    of type: Record.Type, by reader: ShapeReader
  ) throws -> Shape {
    try reader.read(type).shape
  }
}
