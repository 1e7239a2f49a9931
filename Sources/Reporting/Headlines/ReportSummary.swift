import Findings
import Gates
import Records
import Summaries

/// The first screen of a run's report: advice for each engine, misreads, and their reliability.
struct ReportSummary {
  /// One card for each engine, in the run's order; empty if the answers suffice.
  var cards: [Finding] = []
  /// Terms that the rest of the report assumes.
  var terms: [Term] = []
  /// The comparison of the readers by use; nil without verdicts.
  var uses: ReportTable?
  /// The width from which each symbology is read; nil without verdicts.
  var figure: Figure?
  var legend: [LegendEntry] = []
  /// The verdicts at a glance, then misreads by engine and symbology; empty tables are left out.
  var tables: [ReportTable] = []
  /// The trustworthiness of the timings; nil without timings.
  var machine: Sentence?

  init() {}

  init(_ summary: Summary, _ answers: [Answer]) {
    let tally = MisreadTally(summary)
    cards = summary.run.engines.map { engine in
      let findings = answers.flatMap(\.findings).filter { $0.engine == engine.label }
      // Frames of streams are asked of scanners, whose own sentences say what was wrong.
      let misreads = summary.live != nil && summary.cells.isEmpty ? [] : [tally.sentence(engine)]
      return Finding(engine: engine.label, findings.flatMap(\.sentences) + misreads)
    }
    let (suites, matrices) = summary.verdictMatrices.grouped(by: \.key.suite)
    tables =
      summary.photographRules.compactMap(PhotographRuleSection.overview)
      + ReachTable.tables(summary)
      + (suites.map { (matrices[$0] ?? []).overview } + [tally.table]).compactMap(\.self)
    machine = LatencyView(summary).map(LatencyTrustSection.sentence)
    terms = Term.all(summary)
    uses = UseTable(summary, tally)?.table
    let styles = EngineStyle.styles(of: summary.run.engines)
    figure = summary.verdictMatrices.first.map { Self.figure($0, styles) }
    legend = styles.map {
      LegendEntry(label: $0.label, glyph: $0.shape.filledGlyph, colour: $0.colour)
    }
  }

  private static func figure(_ matrix: VerdictMatrix, _ styles: [EngineStyle]) -> Figure {
    Figure(
      caption: "From which module width on"
        + (matrix.condition.map { ", \($0)" } ?? ""),
      note:
        "The bar's left end is the widest that is shown to fall short; a right end is where wider modules are read less. No point: no width "
        + "is shown to do. Dotted: the guide's rule, 2 px.",
      plot: SafeWidthPlot(matrix, styles))
  }
}
