import Barcodes

/// Files of a folder that were not read, as they are none of the pictures that are: of one kind.
package struct PassedOverRecord: Codable, Sendable, Equatable {
  /// `text`, `video`, `link that leads nowhere`.
  package var kind: String
  /// Paths in the folder.
  package var files: [String]

  package init(kind: String, files: [String]) { (self.kind, self.files) = (kind, files) }
}

extension PassedOverRecord {
  /// A line for each kind.
  package static func lines(_ records: [PassedOverRecord]) -> [String] {
    records.map { "passed over: \($0.words)" }
  }

  /// For people: how many, and the first of them.
  package var words: String {
    let named = files.prefix(3).map { VisibleText.quoted($0) }.joined(separator: ", ")
    return "\(files.count) × \(kind) (\(named)\(files.count > 3 ? ", …" : ""))"
  }
}
