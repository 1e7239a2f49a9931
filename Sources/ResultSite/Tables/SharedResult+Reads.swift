import Document
import Findings
import Records
import Summaries

extension SharedResult {
  /// The shares that the readers of one suite and condition read, with their ranks; nil where nothing was read of it.
  func readTable(_ suite: ResultSuite, condition: String?) -> ReportTable? {
    let reads = record.reads.filter { $0.suite == suite.name && $0.condition == condition }
    if reads.isEmpty { return nil }
    let rankings = Dictionary(grouping: reads, by: \.symbology).mapValues {
      ReadRanking($0, rivals: readers.newestLabels(of: $0))
    }
    return .readers(
      record.engines(of: reads.map(\.engine)), caption: caption(suite, condition: condition),
      columns: reads.grouped { $0.symbology }.keys.sorted(), title: { ($0, $0) },
      cell: { engine, symbology in
        reads.first { $0.engine == engine.label && $0.symbology == symbology }.flatMap {
          .ranked($0, rank: rankings[symbology]?.ranks[engine.label])
        }
      })
  }

  private func caption(_ suite: ResultSuite, condition: String?) -> String {
    let what = suite.photographs ? "Photographs" : "Rendered frames"
    return
      "\(what): \(suite.name)\(condition.map { ", \($0)" } ?? ""), \(suite.purpose) \(origin(of: suite)); "
      + "profile \(suite.profile), seed \(suite.seed). A share with its 95 % interval (Clopper–Pearson) and the codes read of those asked; before it the rank: \(OverviewColumn.rankWords) (one-sided by Fisher, unpaired, Holm over all comparisons of the column that could show anything, 5 %). All that none is shown to beat have rank 1. Empty: not asked"
      + (suite.photographs ? ". \(OverviewColumn.dependence)" : "")
  }

  /// The results that the readers are of; where a later one has a reader of the first with the same counts, it stands there once.
  private func origin(of suite: ResultSuite) -> String {
    let names = sources(of: suite).map { "\($0.name) of \($0.startedAt.prefix(10))" }
    return names.count == 1
      ? "Result \(Wording.list(names))"
      : "Results \(Wording.list(names)); a reader that several have, with the same counts, stands here once"
  }
}

extension ReportTable.Cell {
  /// For example `2. 93.2 %`.
  ///
  /// - Parameter isAlone: false where what was misread stands beside it.
  static func ranked(_ read: ReadResult, rank: Int?, isAlone: Bool = true) -> Self? {
    .share(
      read.correct, of: read.codes, before: rank.map { "\($0). " } ?? "",
      notes: [(isAlone ? read.misread : 0, "misread"), (read.unanswered, "without an answer")]
        .filter { $0.0 > 0 }.map { "\(Wording.count($0.0)) \($0.1)" })
  }
}
