/// Successes among independent trials, with estimates of the underlying rate.
public struct Proportion: Sendable, Hashable {
  public let successes: Int
  public let trials: Int

  /// - Precondition: `0 <= successes <= trials`.
  public init(successes: Int, of trials: Int) {
    precondition(successes >= 0 && successes <= trials, "more successes than trials")
    self.successes = successes
    self.trials = trials
  }

  /// The observed rate, 0 to 1; nil without a trial.
  public var rate: Double? { trials > 0 ? Double(successes) / Double(trials) : nil }

  /// Returns the two-sided Clopper–Pearson interval of the rate: its coverage is never below
  /// `confidence`.
  ///
  /// Without a success the lower bound is exactly 0, without a failure the upper one is exactly 1,
  /// and without a trial the interval is 0 to 1.
  ///
  /// Source: C. J. Clopper and E. S. Pearson, "The use of confidence or fiducial limits illustrated
  /// in the case of the binomial", Biometrika 26, 1934, pp. 404–413; as beta quantiles in L. D.
  /// Brown, T. T. Cai and A. DasGupta, Statistical Science 16, 2001, section 4.2.1.
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  public func interval(confidence: Double = 0.95) -> ClosedRange<Double> {
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    let tail = (1 - confidence) / 2
    let (k, n) = (Double(successes), Double(trials))
    let lower = successes == 0 ? 0 : BetaDistribution(a: k, b: n - k + 1).quantile(tail)
    let upper = successes == trials ? 1 : BetaDistribution(a: k + 1, b: n - k).quantile(1 - tail)
    return lower...upper
  }
}
