import Barcodes
package import Photographs

/// The truth about pictures, as the command line names it.
package struct TruthSelection {
  private let truth: String?
  private let kind: String?
  private let symbology: String?
  private let file: String?

  /// - Parameters:
  ///   - truth: a file, or a kind of truth.
  ///   - kind: the kind of that file, if its ending does not say it.
  ///   - file: an older name of a file beside a kind.
  package init(truth: String?, kind: String?, symbology: String?, file: String?) {
    (self.truth, self.kind, self.symbology, self.file) = (truth, kind, symbology, file)
  }

  /// Returns the truth that is named, or else the one that lies in the folder.
  package func sourceOrUsual(in folder: String) throws -> TruthSource {
    try source(in: folder) ?? TruthSource(in: folder, symbology: parsedSymbology())
  }

  /// Returns nil if no truth is named.
  package func source(in folder: String) throws -> TruthSource? {
    let symbology = try parsedSymbology()
    if let file {
      guard kind == nil, let truth else {
        throw UsageError("--truth-file \(file): write --truth \(file) --truth-kind KIND")
      }
      return TruthSource(
        try parsedKind(truth, option: "--truth"), file: file, symbology: symbology)
    }
    let kind = try kind.map { try parsedKind($0, option: "--truth-kind") }
    guard let truth else { return kind.map { TruthSource($0, symbology: symbology) } }
    return try TruthSource(named: truth, in: folder, kind: kind, symbology: symbology)
  }

  private func parsedKind(_ name: String, option: String) throws -> TruthKind {
    if let kind = TruthKind(rawValue: name) { return kind }
    let kinds = TruthKind.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("\(option) \(name): there are \(kinds)")
  }

  private func parsedSymbology() throws -> Symbology? {
    guard let symbology else { return nil }
    if let parsed = Symbology(rawValue: symbology) { return parsed }
    let known = Symbology.allCases.map(\.name).sorted().joined(separator: ", ")
    throw UsageError("--symbology \(symbology): there are \(known)")
  }
}
