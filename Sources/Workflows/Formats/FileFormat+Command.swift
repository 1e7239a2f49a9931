package import Schemas

/// A kind of file that scanbench writes as JSON, by the name that commands have for it.
package typealias JSONFormat = FileFormat

extension JSONFormat {
  /// The names with what they are, under one another.
  package static var list: String {
    let width = (all.map(\.name.count).max() ?? 0) + 2
    return all.map { format in
      "  \(format.name)" + String(repeating: " ", count: width - format.name.count) + format.title
    }.joined(separator: "\n")
  }

  package static var names: [String] { all.map(\.name) }

  /// Nil for a name that none has.
  package init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// Returns the schema with a newline at its end.
  ///
  /// - Parameter isStrict: true to allow no keys beside those that scanbench writes.
  /// - Throws: an error if a record cannot be described, which is a fault of scanbench.
  package func text(isStrict: Bool) throws -> String {
    String(decoding: try schema(isStrict: isStrict), as: UTF8.self)
  }
}
