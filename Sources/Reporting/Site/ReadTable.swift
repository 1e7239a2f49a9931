import Document
import Findings
import Records
import Summaries

/// The shares that the readers of one suite and condition read, with their ranks.
struct ReadTable {
  private let result: ResultRecord
  private let suite: ResultSuite
  private let condition: String?
  private let reads: [ReadResult]

  /// Nil where nothing was read of it.
  init?(_ result: ResultRecord, _ suite: ResultSuite, condition: String?) {
    reads = result.reads.filter { $0.suite == suite.name && $0.condition == condition }
    (self.result, self.suite, self.condition) = (result, suite, condition)
    if reads.isEmpty { return nil }
  }

  private var symbologies: [String] { reads.grouped { $0.symbology }.keys.sorted() }

  var table: ReportTable {
    let rankings = Dictionary(grouping: reads, by: \.symbology).mapValues(ReadRanking.init)
    return .readers(
      result.engines(of: reads.map(\.engine)), caption: caption, columns: symbologies,
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
      "\(what): \(suite.name)\(condition.map { ", \($0)" } ?? ""), \(suite.purpose) Result \(result.name) of \(result.startedAt.prefix(10)), "
      + "profile \(suite.profile), seed \(suite.seed). A share with its 95 % interval (Clopper–Pearson) and the codes read of those asked; before it the rank: one more than "
      + "the number of readers that are shown to read more (Fisher, Holm over every two of the column, 5 %). Empty: not asked"
  }

  /// For example `2. 93.2 %`.
  static func cell(_ read: ReadResult, rank: Int?) -> ReportTable.Cell? {
    .share(
      read.correct, of: read.codes, before: rank.map { "\($0). " } ?? "",
      notes: [(read.misread, "misread"), (read.unanswered, "without an answer")]
        .filter { $0.0 > 0 }.map { "\(Wording.count($0.0)) \($0.1)" })
  }
}
