import Barcodes
package import Records
import Summaries

extension FrameFinding<Disagreement> {
  /// - Parameters:
  ///   - trials: the candidate's.
  ///   - frame: its line of the manifest.
  /// - Throws: `IncompleteLine`.
  package init(
    _ candidate: Disagreements.DisagreementCandidate, _ trials: [TrialRecord], frame: FrameLine
  )
    throws
  {
    try self.init(
      AskedFrame(frame, mask: candidate.mask, view: candidate.view),
      Disagreement(
        trials,
        picture: candidate.hasPicture ? PictureFolder.path(of: frame.frame) : nil))
  }
}
