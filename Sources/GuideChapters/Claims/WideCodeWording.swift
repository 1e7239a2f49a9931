import Chapters
import Document
import Findings
import Records

/// The claim on the width of the widest PDF417.
struct WideCodeWording: SuiteClaimWording {
  let suite = ClaimSuite.pdf417Wide
  let section = ReportSection.wideCodesID
  let claim = "A PDF417 of 34 codewords in a row should be at least 1156 px wide."

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "PDF417 of 30 data columns in suite pdf417-wide. 1156 px are 34 codewords of 17 modules "
      + "at 2 px; the stop pattern has 18, so that the row has 579 modules and 1156 px are 1.9965 px "
      + "for each. Held at 1156 px against 99 % with one-sided 95 % Clopper–Pearson bounds."
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    guard let reads = WideCodeClaim.reads(engine, subject.evidence) else { return [] }
    let parts = [
      "1156 px: \(ClaimWords.rate(reads.claimed))",
      reads.whole.map { "1158 px (2 px per module): \(ClaimWords.rate($0))" },
      reads.difference.map { "difference \($0.text)" }, ClaimWords.remark(reads.claimed),
    ]
    return parts.compactMap(\.self)
  }
}
