import Bisecting

extension KaplanMeier {
  /// The pointwise interval of the share that is inverted for the interval of a quantile.
  enum Band {
    /// The interval of `share(by:)`. Without censored times this gives the exact interval between
    /// two order statistics.
    case ofShare
    /// The interval of `logLogInterval` alone, as in statistics packages.
    case logLog
  }

  /// Returns the first time at which the estimated share with the event reaches `share`.
  ///
  /// The interval has the times at which that share lies in the estimate's pointwise interval.
  /// Source: R. Brookmeyer and J. Crowley, "A confidence interval for the median survival time",
  /// Biometrics 38, 1982, pp. 29–41.
  ///
  /// - Parameters:
  ///   - share: strictly between 0 and 1.
  ///   - confidence: strictly between 0 and 1.
  /// - Returns: the time, nil if the estimate does not reach that share; and the ends of its interval: the lower one nil if
  ///   even times before the first event are possible, the upper one nil if no time can be excluded.
  public func quantile(
    _ share: Double, confidence: Double = 0.95
  ) -> (value: Double?, lower: Double?, upper: Double?) {
    quantile(share, confidence: confidence, band: .ofShare)
  }

  func quantile(
    _ share: Double, confidence: Double, band: Band
  ) -> (value: Double?, lower: Double?, upper: Double?) {
    precondition(share > 0 && share < 1, "a share lies strictly between 0 and 1")
    // A share such as 0.9 has no exact complement.
    let value = steps.first { 1 - $0.survival >= share - 1e-12 }?.time
    let lower = firstTime(band) { interval($0, confidence, band)?.upperBound ?? 0 > share }
    let upper = firstTime(band) { interval($0, confidence, band)?.lowerBound ?? 0 >= share }
    let isOpenBelow =
      band == .ofShare
      && shareInterval(nil, at: -.infinity, confidence: confidence).upperBound > share
    return (value, isOpenBelow ? nil : lower, upper)
  }

  /// Returns the first time at which a band has a property. As long as nothing is censored, both
  /// ends of the band of shares rise with every step.
  private func firstTime(_ band: Band, _ isReached: (Step) -> Bool) -> Double? {
    let rising =
      band == .ofShare
      ? steps.indices.partitionPoint { steps[$0].time > censored.first ?? .infinity } : 0
    let reached = (0..<rising).partitionPoint { isReached(steps[$0]) }
    return reached < rising ? steps[reached].time : steps[rising...].first(where: isReached)?.time
  }

  private func interval(_ step: Step, _ confidence: Double, _ band: Band) -> ClosedRange<Double>? {
    switch band {
    case .ofShare: shareInterval(step, at: step.time, confidence: confidence)
    case .logLog:
      step.logLogInterval(confidence: confidence).map { (1 - $0.upperBound)...(1 - $0.lowerBound) }
    }
  }
}
