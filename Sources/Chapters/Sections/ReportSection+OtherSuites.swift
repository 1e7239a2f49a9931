package import Document
import Records
package import Summaries

/// Suites that neither sweep an axis nor name conditions: their numbers, cell by cell.
extension ReportSection {
  package static func otherSuites(_ summary: Summary) -> ReportSection? {
    let others = summary.fixedCells.filter { $0.point.isEmpty && $0.namedCondition == nil }
    guard !others.isEmpty else { return nil }
    let (suites, cells) = others.grouped(by: \.suite)
    return ReportSection(
      id: "other-suites", title: "Other suites",
      paragraphs: [
        "Read rate with its 95 % Clopper–Pearson interval, and latency over blocks with its 95 % interval; n is the "
          + "number of codes, and of blocks and trials. What was not timed in blocks has no interval."
      ],
      tables: suites.map { suite in
        ReportTable(
          caption: "Suite \(suite)",
          columns: ["symbology", "engine", "mask", "read rate", "latency"],
          rows: (cells[suite] ?? []).map { row($0, isTimed: summary.isTimed(suite: suite)) })
      })
  }

  private static func row(_ cell: SummaryCell, isTimed: Bool) -> [ReportTable.Cell] {
    let unsupported = cell.statuses.unsupported == cell.trials
    let absent = ReportTable.Cell.absent(unsupported ? "unsupported" : "no answer")
    let noCode = unsupported ? absent : .absent("no code in the frames")
    let rate = cell.readRate.map {
      ReportTable.Cell.number(Wording.percent($0.rate), note: "\($0.bounds); n = \(cell.codes)")
    }
    let latency = cell.latency.map { latency in
      ReportTable.Cell.duration(
        latency.typicalNanoseconds,
        n: "\(Wording.count(latency.blocks, "block")), \(Wording.count(latency.trials, "trial"))")
    }
    return [
      .init(cell.symbology), .init(cell.engine),
      .init(cell.mask.description, note: Wording.question(view: cell.view).joined()),
      rate ?? noCode,
      latency ?? (isTimed || unsupported ? absent : .absent("not timed")),
    ]
  }
}
