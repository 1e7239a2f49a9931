import Schemas

/// The JSON Schema of a file that scanbench writes.
package struct FormatSchema: RawRepresentable {
  /// The names with what they are, under one another.
  package static var list: String {
    let width = (FileFormat.all.map(\.name.count).max() ?? 0) + 2
    return FileFormat.all.map { format in
      "  \(format.name)" + String(repeating: " ", count: width - format.name.count) + format.title
    }.joined(separator: "\n")
  }

  package static let names = FileFormat.all.map(\.name)

  private let format: FileFormat

  package var rawValue: String { format.name }

  /// Nil for a name that is none of `names`.
  package init?(rawValue name: String) {
    guard let format = FileFormat.all.first(where: { $0.name == name }) else { return nil }
    self.format = format
  }

  /// Returns the schema with a newline at its end.
  ///
  /// - Parameter isStrict: true to allow no keys beside those that scanbench writes.
  /// - Throws: an error if a record cannot be described, which is a fault of scanbench.
  package func text(isStrict: Bool) throws -> String {
    String(decoding: try format.schema(isStrict: isStrict), as: UTF8.self)
  }
}
