import Bisecting

extension KaplanMeier {
  /// Returns the first time at which the estimated share with the event reaches `share`.
  ///
  /// The interval has the times at which that share lies in the estimate's pointwise interval, that of `share(by:)`. Without censored
  /// times this gives the exact interval between two order statistics.
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
    precondition(share > 0 && share < 1, "a share lies strictly between 0 and 1")
    func interval(_ step: Step) -> ClosedRange<Double> {
      shareInterval(step, at: step.time, confidence: confidence)
    }
    // A share such as 0.9 has no exact complement.
    let value = steps.first { 1 - $0.survival >= share - 1e-12 }?.time
    let isOpenBelow = shareInterval(nil, at: -.infinity, confidence: confidence).upperBound > share
    return (
      value, isOpenBelow ? nil : firstTime { interval($0).upperBound > share },
      firstTime { interval($0).lowerBound >= share }
    )
  }

  /// Returns the first time at which the interval of the share has a property. As long as nothing is
  /// censored, both its ends rise with every step.
  private func firstTime(_ isReached: (Step) -> Bool) -> Double? {
    let rising = steps.indices.partitionPoint { steps[$0].time > censored.first ?? .infinity }
    let reached = (0..<rising).partitionPoint { isReached(steps[$0]) }
    return reached < rising ? steps[reached].time : steps[rising...].first(where: isReached)?.time
  }
}
