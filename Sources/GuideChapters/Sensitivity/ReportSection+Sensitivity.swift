package import Document
import Findings
package import Summaries

/// The dependence of verdicts on assumptions: sampling error beside each assumption's effect.
extension ReportSection {
  package static let sensitivityID = "sensitivity"

  package static func sensitivity(_ summary: Summary) -> ReportSection? {
    let studies = summary.sensitivityStudies
    guard let first = studies.first else { return nil }
    return ReportSection(
      id: sensitivityID, title: "What the verdicts rest on",
      paragraphs: [explanation(first), caution],
      tables: [studies.assumptions(summary.run)]
        + studies.map { $0.table(summary.run) })
  }

  private static func explanation(_ study: SensitivityStudy) -> String {
    let percent = Wording.set(share: study.target)
    return
      "Each suite has a reference, and conditions that differ from it in one assumption; frames that differ in nothing else "
      + "show the same content at the same place. The width is the narrowest tested module from which it and every wider "
      + "one were read at \(percent), as observed. The sampling interval, in brackets, begins above the widest module "
      + "that is shown to fall short and ends at the width from which all are shown to pass; ≤ where none falls short, so "
      + "that narrower ones than were tried might do. A verdict turns where it holds instead of failing, or the other way "
      + "round. A move is shown where the intervals of both widths have no width in common."
  }

  private static let caution =
    "Each end of an interval is wrong with a probability of at most 5 %, and so is each verdict; so a move is wrongly shown, "
    + "or a verdict wrongly turns, in at most 10 %, for one assumption and symbology. Of many, some may be. Moves come in the "
    + "steps of the widths that were tried. Assumptions were changed one by one: what two of them do together is not told, nor "
    + "what lies beyond those that are named."
}
