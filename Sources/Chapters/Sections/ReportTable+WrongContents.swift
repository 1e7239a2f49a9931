import Document
import Summaries

/// The rate of wrong contents that an application would get, by suite, mask, engine and symbology.
extension ReportTable {
  static func wrongContents(_ summary: Summary) -> ReportTable {
    let symbologies = Set(summary.cells.map(\.symbology)).sorted()
    let (keys, groups) = summary.cells.filter { $0.statuses.ok > 0 }.grouped(
      by: \.id.id.overConditions)
    return ReportTable(
      caption:
        "Answered trials with a misread or a false positive, per thousand; below it how many of how many, and the upper end of "
        + "the 95 % Clopper–Pearson interval",
      columns: ["suite", "asked for", "engine", "all"] + (symbologies.count > 1 ? symbologies : []),
      rows: keys.map { key in
        let cells = groups[key] ?? []
        return [
          .init(key.suite),
          .init(Wording.question(mask: key.mask, view: key.view).joined(separator: ", ")),
          .init(key.engine), cell(cells),
        ]
          + (symbologies.count > 1
            ? symbologies.map { symbology in cell(cells.filter { $0.symbology == symbology }) }
            : [])
      })
  }

  private static func cell(_ cells: [SummaryCell]) -> Cell {
    let (wrong, trials) = cells.reduce((0, 0)) {
      ($0.0 + ($1.wrongTrials ?? 0), $0.1 + $1.statuses.ok)
    }
    guard let rate = RateRecord(correct: wrong, of: trials) else {
      return .absent("not tried")
    }
    return .number(
      Wording.significant(1000 * rate.rate),
      note:
        "\(Wording.count(wrong)) of \(Wording.count(trials)); at most \(Wording.significant(1000 * rate.upper))"
    )
  }
}
