import Chapters
import Document
import Findings
import Records

extension ClaimWording {
  /// The claim on the width of the widest PDF417.
  static var wideCode: ClaimWording {
    ClaimWording(
      claim: "A PDF417 of 34 codewords in a row should be at least 1156 px wide.",
      method: { _ in
        """
        PDF417 of 30 data columns in suite pdf417-wide. 1156 px are 34 codewords of 17 modules \
        at 2 px; the stop pattern has 18, so that the row has 579 modules and 1156 px are 1.9965 px \
        for each. Held at 1156 px against 99 % with one-sided 95 % Clopper–Pearson bounds.
        """
      },
      anchor: { $0.has(.pdf417Wide) ? ReportSection.wideCodesID : nil },
      effect: { engine, evidence in
        guard let reads = evidence.wideCodeReads(engine) else { return [] }
        let parts = [
          "1156 px: \(reads.claimed.words)",
          reads.whole.map { "1158 px (2 px per module): \($0.words)" },
          reads.difference.map { "difference \($0.text)" }, reads.claimed.remark,
        ]
        return parts.compactMap(\.self)
      })
  }
}
