import Chapters
import Document
import Findings
import FirstScreen
import Gates
import GuideChapters
import Records
import Summaries

extension ReportSummary {
  init(_ summary: Summary, _ answers: [Answer]) {
    self.init()
    let tally = MisreadTally(summary)
    machine = LatencyView(summary).map(ReportSection.latencyTrustSentence)
    uses = UseTable(summary, tally)?.table ?? ReportTable.choiceOverview(summary)
    guard !summary.opensWithChoices else { return }
    cards = summary.run.engines.map { engine in
      let findings = answers.flatMap(\.findings).filter { $0.engine == engine.label }
      // Frames of streams are asked of scanners, whose own sentences say what was wrong.
      let misreads = summary.live != nil && summary.cells.isEmpty ? [] : [tally.sentence(engine)]
      return Finding(engine: engine.label, findings.flatMap(\.sentences) + misreads)
    }
    let (suites, matrices) = summary.verdictMatrices.grouped(by: \.key.suite)
    tables = summary.photographRules.compactMap(\.overview)
    tables += ReportTable.reaches(summary)
    tables += suites.compactMap { (matrices[$0] ?? []).overview }
    if let table = tally.table { tables.append(table) }
    terms = summary.terms
    let styles = summary.run.styles
    figure = summary.verdictMatrices.first.map { Self.figure($0, styles) }
    legend = styles.map(\.legendEntry)
  }

  private static func figure(_ matrix: VerdictMatrix, _ styles: [EngineStyle]) -> Figure {
    Figure(
      caption: "From which module width on"
        + (matrix.condition.map { ", \($0)" } ?? ""),
      note:
        "The bar's left end is the widest that is shown to fall short; a right end is where wider modules are read less. No point: no width "
        + "is shown to do. Dotted: the guide's rule, 2 px.",
      plot: matrix.widthPlot(styles))
  }
}
