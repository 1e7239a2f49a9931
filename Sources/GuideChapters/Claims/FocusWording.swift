import Chapters
import Document
import Findings
import Records
import Summaries

extension ClaimWording {
  /// The claim that poor focus hurts.
  static var focus: ClaimWording {
    ClaimWording(
      claim: "Poor image focus hurts the scanning accuracy.",
      method: { _ in
        """
        Suite focus: a defocus disc of 0 to 1.2 modules' radius at modules of 2, 3, 4 and 6 px, \
        pooled over symbologies and widths. The claim holds where the 95 % interval of the drop in \
        read rate from no defocus to a radius of 1 module lies above 0, and fails where it lies \
        below 1 percentage point.
        """
      },
      anchor: { $0.has(.focus) ? ReportSection.focusID : nil },
      effect: { engine, evidence in
        let drop = FocusDrop(evidence, engine: engine)
        guard let judged = drop.drop(to: FocusDrop.judgedRadius),
          let read = drop.read(radius: FocusDrop.judgedRadius)
        else { return [] }
        return [
          "at a radius of 1 module \(judged.text) fewer read, n = \(Wording.count(read.codes)) at each radius"
        ]
      })
  }
}
