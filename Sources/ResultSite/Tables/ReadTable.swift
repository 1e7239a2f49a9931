import Document
import Findings
import Records
import Summaries

/// The shares that the readers of one suite and condition read, with their ranks.
struct ReadTable {
  /// What a rank is.
  static let rankWords =
    "one more than the number of libraries whose newest version, with its defaults, is shown to read more"

  private let shared: SharedResult
  private let suite: ResultSuite
  private let condition: String?
  private let reads: [ReadResult]

  /// Nil where nothing was read of it.
  init?(_ shared: SharedResult, _ suite: ResultSuite, condition: String?) {
    reads = shared.record.reads.filter { $0.suite == suite.name && $0.condition == condition }
    (self.shared, self.suite, self.condition) = (shared, suite, condition)
    if reads.isEmpty { return nil }
  }

  private var symbologies: [String] { reads.grouped { $0.symbology }.keys.sorted() }

  var table: ReportTable {
    let rankings = Dictionary(grouping: reads, by: \.symbology).mapValues {
      ReadRanking($0, rivals: shared.readers.newestLabels(of: $0))
    }
    return .readers(
      shared.record.engines(of: reads.map(\.engine)), caption: caption, columns: symbologies,
      title: { ($0, $0) },
      cell: { engine, symbology in
        reads.first { $0.engine == engine.label && $0.symbology == symbology }.flatMap {
          Self.cell($0, rank: rankings[symbology]?.ranks[engine.label])
        }
      })
  }

  private var caption: String {
    let what = suite.photographs ? "Photographs" : "Rendered frames"
    return
      "\(what): \(suite.name)\(condition.map { ", \($0)" } ?? ""), \(suite.purpose) \(origin); "
      + "profile \(suite.profile), seed \(suite.seed). A share with its 95 % interval (Clopper–Pearson) and the codes read of those asked; before it the rank: \(Self.rankWords) (one-sided by Fisher, unpaired, Holm over all comparisons of the column that could show anything, 5 %). All that none is shown to beat have rank 1. Empty: not asked"
      + (suite.photographs ? ". \(Self.dependence)" : "")
  }

  /// A result does not say how many photographs its codes lie in.
  static let dependence =
    "Several codes of one photograph count as if each were alone: where photographs have several, intervals may be too narrow, and ranks told too readily"

  /// The results that the readers are of; where a later one has a reader of the first with the same counts, it stands there once.
  private var origin: String {
    let names = shared.sources(of: suite).map { "\($0.name) of \($0.startedAt.prefix(10))" }
    return names.count == 1
      ? "Result \(Wording.list(names))"
      : "Results \(Wording.list(names)); a reader that several have, with the same counts, stands here once"
  }

  /// For example `2. 93.2 %`.
  ///
  /// - Parameter isAlone: false where what was misread stands beside it.
  static func cell(_ read: ReadResult, rank: Int?, isAlone: Bool = true) -> ReportTable.Cell? {
    .share(
      read.correct, of: read.codes, before: rank.map { "\($0). " } ?? "",
      notes: [(isAlone ? read.misread : 0, "misread"), (read.unanswered, "without an answer")]
        .filter { $0.0 > 0 }.map { "\(Wording.count($0.0)) \($0.1)" })
  }
}
