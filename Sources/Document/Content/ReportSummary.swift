/// The first screen of a run's report: advice for each engine, misreads, and their reliability.
package struct ReportSummary {
  /// One card for each engine, in the run's order; empty if the answers suffice.
  package var cards: [Finding] = []
  /// Terms that the rest of the report assumes.
  package var terms: [(term: String, words: String)] = []
  /// The comparison of the readers by use; nil without verdicts.
  package var uses: ReportTable?
  /// The width from which each symbology is read; nil without verdicts.
  package var figure: Figure?
  package var legend: [LegendEntry] = []
  /// The verdicts at a glance, then misreads by engine and symbology; empty tables are left out.
  package var tables: [ReportTable] = []
  /// The trustworthiness of the timings; nil without timings.
  package var machine: Sentence?

  package init() {}
}
