import ArgumentParser
import Barcodes
import Photographs

/// The options that say which codes are on pictures.
struct TruthOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is on each picture: a file, such as truth.csv or truth.jsonl, or a kind of truth that lies in the folder, such as coco, yolo or zxing-cpp.",
      valueName: "truth"))
  var truth: String?

  @Option(
    help: ArgumentHelp(
      "The kind of that file, where its ending does not say it.", valueName: "kind"))
  var truthKind: String?

  @Option(
    help: ArgumentHelp(
      "The symbology of every code, where the truth does not name it.", valueName: "symbology"))
  var symbology: String?

  /// An older name of a file beside a kind.
  @Option(help: .hidden) var truthFile: String?

  /// The one that is named, or else that which lies in the folder.
  ///
  /// - Throws: `UsageError` or `ImportFault`.
  func sourceOrUsual(in folder: String) throws -> TruthSource {
    try source(in: folder) ?? TruthSource(in: folder, symbology: Symbology(option: symbology))
  }

  /// Nil where none is named.
  ///
  /// - Throws: `UsageError` or `ImportFault`.
  func source(in folder: String) throws -> TruthSource? {
    let symbology = try Symbology(option: symbology)
    if let truthFile {
      guard truthKind == nil, let truth else {
        throw UsageError("--truth-file \(truthFile): write --truth \(truthFile) --truth-kind KIND")
      }
      return TruthSource(
        try TruthKind(named: truth, option: "--truth"), file: truthFile, symbology: symbology)
    }
    let kind = try truthKind.map { try TruthKind(named: $0, option: "--truth-kind") }
    guard let truth else { return kind.map { TruthSource($0, symbology: symbology) } }
    return try TruthSource(named: truth, in: folder, kind: kind, symbology: symbology)
  }
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
