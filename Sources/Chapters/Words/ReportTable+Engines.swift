import Document
import Records
import Summaries

extension ReportTable {
  /// A row for each engine, of all its cells: over all suites and masks.
  ///
  /// - Parameter columns: those after the engine's.
  static func engines(
    of summary: Summary, caption: String, columns: [String], row: ([SummaryCell]) -> [Cell]
  ) -> ReportTable {
    ReportTable(
      caption: caption, columns: ["engine"] + columns,
      rows: summary.run.engines.map { engine in
        [.init(engine.label)] + row(summary.cells.filter { $0.engine == engine.label })
      })
  }
}
