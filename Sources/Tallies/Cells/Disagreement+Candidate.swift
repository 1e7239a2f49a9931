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
        readings: trials.map(DisagreementReading.init),
        picture: candidate.hasPicture ? PictureFolder.path(of: frame.frame) : nil))
  }
}

extension DisagreementReading {
  fileprivate init(_ trial: TrialRecord) {
    let failure = trial.status == .ok ? nil : trial.status.rawValue
    self.init(
      engine: trial.engine, correct: trial.codes.count { $0.outcome == .correct },
      decodes: trial.decodes.map(NotableCode.init),
      failure: failure.map { status in trial.message.map { "\(status): \($0)" } ?? status })
  }
}
