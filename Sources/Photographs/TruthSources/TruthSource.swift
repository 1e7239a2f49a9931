package import Barcodes
package import Photographed
import Storage

/// The place and the kind of a truth.
package struct TruthSource: Sendable {
  package let kind: TruthKind
  /// The file; nil for the kind's usual one in the folder.
  package let file: String?
  /// The symbology of every code, for truths that do not name it.
  package let symbology: Symbology?

  package init(_ kind: TruthKind, file: String? = nil, symbology: Symbology? = nil) {
    (self.kind, self.file, self.symbology) = (kind, file, symbology)
  }

  /// Creates a source from a user's argument.
  ///
  /// - Parameter name: a file, relative to the working directory or the folder, whose extension
  ///   gives its kind unless `kind` does; or, if there is no such file, a kind found beside the
  ///   pictures.
  /// - Throws: `ImportFault` if the name is neither.
  package init(
    named name: String, in folder: String, kind: TruthKind?, symbology: Symbology?
  ) throws(ImportFault) {
    let isInside = !Self.isFile(name) && !name.hasPrefix("/") && Self.isFile("\(folder)/\(name)")
    let name = isInside ? "\(folder)/\(name)" : name
    if let kind {
      self.init(kind, file: name, symbology: symbology)
    } else if let kind = TruthKind(rawValue: name), !Self.isFile(name) {
      self.init(kind, symbology: symbology)
    } else if let kind = Self.kinds.first(where: { name.lowercased().hasSuffix($0.ending) })?.kind {
      self.init(kind, file: name, symbology: symbology)
    } else {
      throw ImportFault(
        place: name,
        reason: Self.isFile(name)
          ? "a truth ends in .jsonl, .csv or .tsv; --truth-kind says of which kind another is"
          : "there is no such file, and no such kind of truth; there are "
            + TruthKind.allCases.map(\.rawValue).joined(separator: ", "))
    }
  }

  /// Finds the truth of a folder, `truth.jsonl` or `truth.csv`; throws if there is none, or both.
  package init(in folder: String, symbology: Symbology?) throws(ImportFault) {
    let found = Self.found(in: folder)
    guard found.count == 1, let kind = found.first else {
      throw ImportFault(
        place: folder,
        reason: found.isEmpty
          ? "nothing in it says what is on the pictures (truth.jsonl, truth.csv); name a truth with --truth"
          : "it holds truth.jsonl and truth.csv; say with --truth which is right")
    }
    self.init(kind, symbology: symbology)
  }

  /// The kinds of truth that are looked for in a folder, and are there.
  package static func found(in folder: String) -> [TruthKind] {
    [.truth, .csv].filter { kind in
      kind.usualFile.map { isFile("\(folder)/\($0)") } ?? false
    }
  }

  private static let kinds: [(ending: String, kind: TruthKind)] = [
    (".jsonl", .truth), (".csv", .csv), (".tsv", .csv),
  ]

  private static func isFile(_ path: String) -> Bool {
    FileType(at: path, followingLinks: true) == .regular
  }

  /// The file, or the kind if the truth lies beside the pictures.
  package var name: String { file ?? kind.rawValue }
}
