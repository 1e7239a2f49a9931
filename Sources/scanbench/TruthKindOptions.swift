import ArgumentParser
import Barcodes
import Photographs

/// A truth that no file's ending tells.
struct TruthKindOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The kind of truth, such as yolo, voc, coco or folder-name, where the file's ending does not say it.",
      valueName: "kind"))
  var truthKind: String?

  @Option(
    help: ArgumentHelp(
      "The symbology of every code, where the truth does not name it.", valueName: "symbology"))
  var symbology: String?

  func parsedKind() throws -> TruthKind? {
    try truthKind.map { try TruthKind(named: $0, option: "--truth-kind") }
  }

  func parsedSymbology() throws -> Symbology? { try Symbology(option: symbology) }
}

extension TruthKind {
  /// - Throws: `UsageError`.
  init(named name: String, option: String) throws {
    guard let kind = TruthKind(rawValue: name) else {
      let kinds = TruthKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(option) \(name): there are \(kinds)")
    }
    self = kind
  }
}

extension Symbology {
  /// Nil where none is named.
  ///
  /// - Throws: `UsageError`.
  init?(option name: String?) throws {
    guard let name else { return nil }
    guard let parsed = Symbology(rawValue: name) else {
      let known = Symbology.allCases.map(\.name).sorted().joined(separator: ", ")
      throw UsageError("--symbology \(name): there are \(known)")
    }
    self = parsed
  }
}
