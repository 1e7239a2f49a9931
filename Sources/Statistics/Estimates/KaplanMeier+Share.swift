import Bisecting

extension KaplanMeier {
  /// Returns the share to which the event has happened by a time, inclusive; nil if nobody was
  /// watched that long and it had not happened to all.
  ///
  /// If nothing was censored before that time, the interval is the exact one of Clopper and
  /// Pearson. Otherwise it is the approximate `logLogInterval`. Where the estimate is 0 or 1, that
  /// one says nothing: the bound is then Clopper and Pearson's, of those watched until then if
  /// nothing has happened yet, or of those at risk since the last censoring if nobody is left.
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  /// - Returns: the share with its interval, all 0 to 1.
  public func share(
    by time: Double, confidence: Double = 0.95
  ) -> (value: Double, lower: Double, upper: Double)? {
    let step = step(at: time)
    guard time <= lastTime || step?.survival == 0 else { return nil }
    let interval = shareInterval(step, at: time, confidence: confidence)
    return (1 - (step?.survival ?? 1), interval.lowerBound, interval.upperBound)
  }

  /// - Parameter step: the last one at or before the time.
  func shareInterval(_ step: Step?, at time: Double, confidence: Double) -> ClosedRange<Double> {
    let censoredBefore = censored.indices.partitionPoint { censored[$0] >= time }
    guard let step else {
      return Proportion(successes: 0, of: count - censoredBefore).interval(confidence: confidence)
    }
    if censoredBefore == 0 {
      return Proportion(successes: count - step.atRisk + step.events, of: count).interval(
        confidence: confidence)
    }
    if let survival = step.logLogInterval(confidence: confidence) {
      return (1 - survival.upperBound)...(1 - survival.lowerBound)
    }
    let all = step.atRiskSinceCensoring
    return Proportion(successes: all, of: all).interval(confidence: confidence)
  }
}
