package import Document
package import Findings
import Records
import Summaries

/// The read rate of the widest PDF417 by its width in pixels.
extension ReportSection {
  package static let wideCodesID = "claim-pdf417"

  package static func wideCodes(_ evidence: ClaimEvidence) -> ReportSection? {
    let engines = evidence.run.engines.filter { !evidence.cells(.pdf417Wide, engine: $0).isEmpty }
    guard !engines.isEmpty else { return nil }
    return ReportSection(
      id: wideCodesID, title: "PDF417 of 30 data columns by its width",
      paragraphs: [explanation],
      tables: [table(engines, evidence)])
  }

  private static let explanation =
    "The guide's 1156 px are 34 codewords of 17 modules at 2 px. The stop pattern has 18 modules, so "
    + "the row has 579, and 2 px for each are 1158 px. Intervals are 95 % Clopper–Pearson."

  private static func table(
    _ engines: [EngineRecord], _ evidence: ClaimEvidence
  ) -> ReportTable {
    let widths = Set(
      engines.flatMap { evidence.cells(.pdf417Wide, engine: $0) }
        .compactMap { $0.point[SweptAxis.moduleWidth.name] }
    ).sorted()
    return ReportTable(
      caption: "Read rate by the width of the code; suite \(ClaimSuite.pdf417Wide.rawValue)",
      columns: ["engine"] + widths.map(heading),
      rows: engines.map { engine in
        [.init(engine.label)]
          + widths.map { width in
            let pixels = width * ClaimEvidence.wideCodeModules
            return ReportTable.Cell.rate(evidence.wideCodes(engine, pixels: pixels))
          }
      })
  }

  private static func heading(_ width: Double) -> String {
    let pixels = (width * ClaimEvidence.wideCodeModules * 10).rounded() / 10
    return "\(Wording.pixels(pixels)) (\(Wording.pixels(width)) per module)"
  }
}
