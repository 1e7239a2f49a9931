package import Document
import Findings
import Records
package import Summaries

/// The module width from which each engine reads each symbology: the answer at a glance.
extension ReportSection {
  package static func thresholds(_ summary: Summary) -> ReportSection? {
    let sweeps = summary.widthSweeps
    // Suites that cross widths with another axis have a table for each of its values: too many to be read
    // at a glance, and with fewer codes each.
    let (alone, crossed) = (sweeps.filter(\.isOfAxisAlone), sweeps.filter { !$0.isOfAxisAlone })
    guard !sweeps.isEmpty else { return nil }
    return ReportSection(
      id: "smallest-width", title: "Smallest module width, symbology by symbology",
      paragraphs: [explanation],
      tables: alone.map(table), detailTables: crossed.map(table))
  }

  private static let explanation =
    "Large: the tested width from which it and every larger tested width were read at ≥ "
    + "\(WidthThreshold.percent) % (observed). Small: the smallest single width read so, where it is "
    + "another, since read rate may fall again as modules widen. n is the number of codes at "
    + "each width."

  private static func table(_ sweep: AxisSweep) -> ReportTable {
    ReportTable(
      caption: "Module width in px per module; \(sweep.title)",
      columns: ["symbology"] + sweep.engines.map(\.label),
      rows: sweep.symbologies.map { symbology in
        [ReportTable.Cell(symbology)]
          + sweep.engines.map { cell(sweep, engine: $0, symbology: symbology) }
      })
  }

  private static func cell(
    _ sweep: AxisSweep, engine: EngineRecord, symbology: String
  ) -> ReportTable.Cell {
    let asked = sweep.asked(engine: engine.label, symbology: symbology)
    guard let threshold = WidthThreshold(asked) else {
      return engine.absence(of: symbology)
    }
    let sample = "n = \(Wording.range(threshold.codesPerWidth))"
    guard let safe = threshold.safe else {
      let rate = Wording.percent(threshold.largest.rate)
      let first = threshold.first.map { "; first \(Wording.pixels($0))" } ?? ""
      return .number(
        "not reached",
        note: "\(rate) at \(Wording.pixels(threshold.largest.width))\(first); \(sample)")
    }
    let first = threshold.first.flatMap { $0 < safe ? "first \(Wording.pixels($0)); " : nil } ?? ""
    return .number("\(Wording.pixels(safe))", note: first + sample)
  }
}
