import Document
import Findings
import Records
import Summaries

/// One symbology of one suite of one result.
struct OverviewColumn {
  /// What a rank is.
  static let rankWords =
    "one more than the number of libraries whose newest version, with its defaults, is shown to read more"
  /// A result does not say how many photographs its codes lie in.
  static let dependence =
    "Several codes of one photograph count as if each were alone: where photographs have several, intervals may be too narrow, and ranks told too readily"

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

  /// Nil where the reader was not asked.
  ///
  /// - Parameter isAlone: false where what was misread stands beside it.
  func cell(_ reader: OverviewReader, isAlone: Bool = true) -> ReportTable.Cell? {
    read(reader).flatMap { .ranked($0.read, rank: $0.rank, isAlone: isAlone) }
  }

  /// The readers that are shown to read more, in the order of their names; nil where the reader was not asked.
  func betters(of reader: OverviewReader) -> [OverviewReader]? {
    reads[reader].map { own in
      let labels = Set(ranking.betters[own.engine] ?? [])
      return reads.filter { labels.contains($0.value.engine) }.map(\.key).sorted()
    }
  }

  /// Nil where the reader was not asked.
  func read(_ reader: OverviewReader) -> (read: ReadResult, rank: Int)? {
    reads[reader].map { ($0, ranking.ranks[$0.engine] ?? 1) }
  }
}
