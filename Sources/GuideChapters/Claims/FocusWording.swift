import Chapters
import Document
import Findings
import Records
import Summaries

/// The claim that poor focus hurts.
struct FocusWording: SuiteClaimWording {
  let suite = ClaimSuite.focus
  let section = ReportSection.focusID
  let claim = "Poor image focus hurts the scanning accuracy."

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "Suite focus: a defocus disc of 0 to 1.2 modules' radius at modules of 2, 3, 4 and 6 px, "
      + "pooled over symbologies and widths. The claim holds where the 95 % interval of the drop in "
      + "read rate from no defocus to a radius of 1 module lies above 0, and fails where it lies "
      + "below 1 percentage point."
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    let drop = FocusDrop(subject.evidence, engine: engine)
    guard let judged = drop.drop(to: FocusDrop.judgedRadius),
      let read = drop.read(radius: FocusDrop.judgedRadius)
    else { return [] }
    return [
      "at a radius of 1 module \(judged.text) fewer read, n = \(Wording.count(read.codes)) at each radius"
    ]
  }
}
