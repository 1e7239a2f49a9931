import Chapters
package import Document
import Findings
import Records
package import Summaries

/// The safe module width of each engine, compared with the guide's 2 px.
extension ReportSection {
  package static let necessityID = "claim-necessary"

  package static func necessity(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    let evidence = ClaimEvidence(summary)
    let symbologies = Set(
      evidence.verdicts.filter { $0.namedCondition == "nominal" }.map(\.symbology)
    ).sorted()
    guard !symbologies.isEmpty else { return nil }
    return ReportSection(
      id: necessityID, title: "Are 2 px necessary?",
      paragraphs: [
        "Safe: the tested width from which it and every larger tested one pass, at the target of the "
          + "profile; wrong in at most 5 %, for each symbology by itself. 'Open' stands where it "
          + "might still become smaller: by more trials, or as no smaller width was tried."
      ],
      tables: [
        ReportTable(
          caption: "Safe module width; suite \(ClaimSuite.guidance.rawValue), nominal",
          columns: ["symbology"] + summary.run.engines.map(\.label),
          rows: symbologies.map { symbology in
            [.init(symbology)]
              + summary.run.engines.map { engine in
                evidence.verdicts("nominal", engine: engine).first { $0.symbology == symbology }
                  .map(cell) ?? engine.absence(of: symbology)
              }
          })
      ])
  }

  private static func cell(_ record: VerdictRecord) -> ReportTable.Cell {
    .number(
      record.safeWidth.map(Wording.pixels) ?? "none", note: record.mayLessDo ? "open" : "")
  }
}
