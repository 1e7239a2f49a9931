package import Document
import Findings
import Records
package import Summaries

/// The read rates under the conditions that a suite names: a table for each engine.
extension ReportSection {
  package static let conditionsID = "conditions"

  package static func conditions(_ summary: Summary) -> ReportSection? {
    let surveys = summary.conditionSurveys
    guard !surveys.isEmpty else { return nil }
    return ReportSection(
      id: conditionsID, title: "Read rate by condition",
      paragraphs: [explanation],
      tables: surveys.map { totals($0, of: summary.run) }
        + surveys.flatMap { survey in survey.engines.map { table(survey, engine: $0) } },
      tableLegend: RateColour.legend)
  }

  private static let explanation =
    "Codes read of codes asked, under each condition that the suite names, in the suite's "
    + "order; the colour repeats the rate. Few codes stand behind one cell, so that only the "
    + "sums have an interval: 95 % Clopper–Pearson, for the suite's mixture of conditions and "
    + "symbologies. Codes that are no independent trials have none. The sums of an engine cover the "
    + "symbologies that it claims."

  private static func totals(_ survey: ConditionSurvey, of run: RunRecord) -> ReportTable {
    ReportTable(
      caption: "All \(survey.conditions.count) conditions together; \(survey.title)",
      columns: ["engine", "read rate", "codes read", "misread", "format error"],
      rows: survey.engines.map { engine in
        let cells = survey.cells(of: engine)
        guard let read = ReadCount(cells) else {
          return [.init(engine.label), .absent("not tried")]
        }
        return [
          .init(engine.label),
          .number(
            Wording.percent(read.rate.rate),
            note: read.interval(dependence: run.dependence(of: cells))),
          .number("\(Wording.count(read.correct)) of \(Wording.count(read.codes))"),
          .number(Wording.count(cells.map(\.outcomes.misread).reduce(0, +))),
          .number(Wording.count(cells.map(\.outcomes.formatError).reduce(0, +))),
        ]
      })
  }

  /// Names symbologies that are not claimed in the caption instead of in empty columns.
  private static func table(_ survey: ConditionSurvey, engine: EngineRecord) -> ReportTable {
    let claimed = survey.symbologies.filter { engine.claims($0) }
    let unclaimed = survey.symbologies.filter { !claimed.contains($0) }
    let (_, groups) = survey.cells(of: engine).grouped { $0.namedCondition ?? "" }
    return ReportTable(
      caption: "\(engine.label): codes read of codes asked; \(survey.title)"
        + (unclaimed.isEmpty ? "" : "; unsupported: \(Wording.list(unclaimed))"),
      columns: ["condition", "all"] + claimed,
      rows: survey.conditions.map { name in
        let cells = groups[name] ?? []
        let counts =
          [cells] + claimed.map { symbology in cells.filter { $0.symbology == symbology } }
        return [.init(name)] + counts.map { .read($0) ?? .absent("not tried") }
      })
  }
}
