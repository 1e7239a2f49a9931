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
    return ReportTable(
      caption: caption, columns: ["reader"] + symbologies,
      rows: result.engines(of: reads.map(\.engine))
        .map { engine in
          [
            ReportTable.Cell(
              engine.label, note: "\(engine.engine) \(engine.version)")
          ]
            + symbologies.map { symbology in
              reads.first { $0.engine == engine.label && $0.symbology == symbology }
                .map { Self.cell($0, rank: rankings[symbology]?.ranks[engine.label]) }
                ?? .init("", kind: .absent)
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
  static func cell(_ read: ReadResult, rank: Int?) -> ReportTable.Cell {
    guard let rate = RateRecord(correct: read.correct, of: read.codes) else {
      return .init("", kind: .absent)
    }
    var cell = ReportTable.Cell.number(
      "\(rank.map { "\($0). " } ?? "")\(Wording.percent(rate.rate))",
      note:
        "\(Wording.percent(rate.lower)) to \(Wording.percent(rate.upper)); \(read.correct)/\(read.codes)"
        + (read.misread > 0 ? "; \(Wording.count(read.misread)) misread" : "")
        + (read.unanswered > 0 ? "; \(Wording.count(read.unanswered)) without an answer" : ""))
    cell.rate = rate.rate
    return cell
  }
}
