import Barcodes
import Records

extension DisagreementFrame {
  init(_ candidate: Disagreements.Candidate, frame: FrameRecord) {
    self.init(
      frame: frame.frame, mask: candidate.mask, view: candidate.trials.first?.view,
      symbology: FrameGroup(frame).symbology, point: frame.point,
      namedCondition: frame.namedCondition, seed: frame.seed,
      truth: frame.codes.map { NotableCode(symbology: $0.symbology.name, text: $0.text) },
      readings: candidate.trials.map(DisagreementReading.init),
      picture: candidate.hasPicture ? PictureFolder.path(of: frame.frame) : nil)
  }
}

extension DisagreementReading {
  fileprivate init(_ trial: TrialRecord) {
    let failure = trial.status == .ok ? nil : trial.status.rawValue
    self.init(
      engine: trial.engine, correct: trial.codes.count { $0.outcome == .correct },
      decodes: trial.decodes.map { NotableCode(symbology: $0.symbology?.name, text: $0.text) },
      failure: failure.map { status in trial.message.map { "\(status): \($0)" } ?? status })
  }
}
