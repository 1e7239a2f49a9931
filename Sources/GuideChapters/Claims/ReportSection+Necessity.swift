import Chapters
package import Document
package import Findings
import Records
import Summaries

/// The safe module width of each engine, compared with the guide's 2 px.
extension ReportSection {
  package static let necessityID = "claim-necessary"

  package static func necessity(_ evidence: ClaimEvidence) -> ReportSection? {
    let symbologies = Set(
      evidence.verdicts.filter { $0.namedCondition == "nominal" }.map(\.symbology)
    ).sorted()
    guard !symbologies.isEmpty else { return nil }
    return ReportSection(
      id: necessityID, title: "Are 2 px necessary?",
      paragraphs: [explanation],
      tables: [table(symbologies, evidence)])
  }

  private static func table(_ symbologies: [String], _ evidence: ClaimEvidence) -> ReportTable {
    ReportTable(
      caption: "Safe module width; suite \(ClaimSuite.guidance.rawValue), nominal",
      columns: ["symbology"] + evidence.run.engines.map(\.label),
      rows: symbologies.map { symbology in
        [.init(symbology)]
          + evidence.run.engines.map { engine in
            evidence.verdicts("nominal", engine: engine).first { $0.symbology == symbology }
              .map(cell) ?? engine.absence(of: symbology)
          }
      })
  }

  private static let explanation =
    "Safe: the tested width from which it and every larger tested one pass, at the target of the "
    + "profile; wrong in at most 5 %, for each symbology by itself. 'Open' stands where it "
    + "might still become smaller: by more trials, or as no smaller width was tried."

  private static func cell(_ record: VerdictRecord) -> ReportTable.Cell {
    .number(
      record.safeWidth.map(Wording.pixels) ?? "none", note: record.mayLessDo ? "open" : "")
  }
}
