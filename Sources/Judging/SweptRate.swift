/// The trials at one value of a sweep.
public struct SweptRate: Sendable, Hashable {
  /// Of the parameter; a width is in pixels.
  public let value: Double
  public let reads: Int
  public let trials: Int
  public let evidence: RateEvidence
  /// `passes` by itself; `fails` together with all others of its family that are said to: that any of these is wrong has the probability
  /// of one error.
  public let decision: RateDecision

  init(_ value: Double, _ count: FrameReads, _ evidence: RateEvidence, isFailing: Bool) {
    (self.value, reads, trials) = (value, count.reads, count.trials)
    self.evidence = evidence
    decision = evidence.isPassing ? .passes : isFailing ? .fails : .open
  }

  public var failures: Int { trials - reads }
  /// The share that was read; nil without a trial.
  public var rate: Double? { trials > 0 ? Double(reads) / Double(trials) : nil }
}
