package import Document
package import Findings
import Records
import Summaries

/// Misreads by symbology when all are asked for.
extension ReportSection {
  package static let maskControlID = "claim-masks"

  package static func maskControl(_ evidence: ClaimEvidence) -> ReportSection? {
    let rows = evidence.run.engines.flatMap { engine in
      let (symbologies, groups) = evidence.maskCells(engine)
        .grouped(by: \.symbology)
      return symbologies.map { row(engine, $0, groups[$0] ?? []) }
    }
    guard !rows.isEmpty else { return nil }
    return ReportSection(
      id: maskControlID, title: "Misreads with all symbologies asked for",
      paragraphs: [explanation],
      tables: [
        ReportTable(
          caption: "Suite \(ClaimSuite.allFormats.rawValue), mask all; n is the number of codes",
          columns: ["symbology", "engine", "misread", "format error", "false positive", "n"],
          rows: rows)
      ])
  }

  private static let explanation =
    "Counts, with the one-sided 95 % Clopper–Pearson bound of the rate. The frames themselves stand "
    + "under Misreads and False positives."

  private static func row(
    _ engine: EngineRecord, _ symbology: String, _ cells: [SummaryCell]
  ) -> [ReportTable.Cell] {
    [.init(symbology), .init(engine.label)]
      + MaskErrors.all(cells).map {
        .number(Wording.count($0.events), note: "at most \(Wording.percent($0.upper))")
      } + [.number(Wording.count(cells.codeCount))]
  }
}
