import Document
import Findings
import Foundation
import Records
import Summaries

/// A reader in a version, with the options that differ from its defaults.
struct OverviewReader: Hashable, Comparable {
  let library: String
  let version: String
  private let engine: String
  /// In words; empty where they are the defaults.
  let options: String

  init(_ engine: EngineRecord) {
    (library, version, self.engine) = (engine.library, engine.publishedVersion, engine.engine)
    options =
      engine.variant.map { variant in
        variant.isDefault
          ? ""
          : variant.options.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
      } ?? ""
  }

  var name: String { "\(engine) \(version)" }

  /// False of another package of the library.
  var isOfLibrary: Bool { engine == library }

  /// By library, then from the oldest version to the newest.
  static func < (one: OverviewReader, other: OverviewReader) -> Bool {
    guard one.library == other.library else {
      return one.library.lowercased() < other.library.lowercased()
    }
    let order = one.version.compare(other.version, options: .numeric)
    return order == .orderedSame
      ? (one.engine, one.options) < (other.engine, other.options) : order == .orderedAscending
  }
}

extension [OverviewReader] {
  /// Each library's newest version, with its defaults.
  var newest: [OverviewReader] {
    filter { reader in
      reader.options.isEmpty
        && !contains { $0.library == reader.library && $0.options.isEmpty && reader < $0 }
    }
  }
}

extension [EngineRecord] {
  /// The labels of each library's newest version, with its defaults, of those that have reads.
  func newestLabels(of reads: [ReadResult]) -> Set<String> {
    let asked = Set(reads.map(\.engine))
    let own = filter { asked.contains($0.label) }
    let newest = own.map(OverviewReader.init).newest
    return Set(own.filter { newest.contains(OverviewReader($0)) }.map(\.label))
  }
}

/// One symbology of one suite of one result.
struct OverviewColumn {
  let symbology: String
  let suite: String
  let isOfPhotographs: Bool
  private let resultName: String
  private let reads: [OverviewReader: ReadResult]
  private let ranking: ReadRanking

  /// Nil where nothing was read of it.
  init?(_ result: ResultRecord, _ suite: ResultSuite, symbology: String) {
    let reads = result.reads.filter {
      $0.suite == suite.name && $0.symbology == symbology && $0.condition == nil
    }
    guard !reads.isEmpty else { return nil }
    self.reads = Dictionary(
      result.engines.compactMap { engine in
        reads.first { $0.engine == engine.label }.map { (OverviewReader(engine), $0) }
      }, uniquingKeysWith: { first, _ in first })
    self.symbology = symbology
    isOfPhotographs = suite.photographs
    resultName = result.name
    self.suite = suite.name
    ranking = ReadRanking(reads, rivals: result.engines.newestLabels(of: reads))
  }

  /// The suite, with the result's name where several have it.
  func place(among columns: [OverviewColumn]) -> String {
    let isAlone = columns.count { $0.symbology == symbology && $0.suite == suite } == 1
    return suite + (isAlone ? "" : " (\(resultName))")
      + (isOfPhotographs ? ", photographs" : ", rendered")
  }

  /// The most codes that a reader was asked.
  var codes: Int { reads.values.map(\.codes).max() ?? 0 }

  /// Empty where the reader was not asked.
  func cell(_ reader: OverviewReader) -> ReportTable.Cell {
    read(reader).flatMap { ReadTable.cell($0.read, rank: $0.rank) } ?? .init("", kind: .absent)
  }

  /// Nil where the reader was not asked.
  func read(_ reader: OverviewReader) -> (read: ReadResult, rank: Int)? {
    reads[reader].map { ($0, ranking.ranks[$0.engine] ?? 1) }
  }
}
