extension Proportion {
  /// The two-sided score interval of Wilson: narrower than Clopper–Pearson's, with a coverage that
  /// is near `confidence` on average over the rates, but not at each of them.
  ///
  /// Without a success the lower bound is exactly 0, without a failure the upper one is exactly 1,
  /// and without a trial the interval is 0 to 1.
  ///
  /// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
  /// Journal of the American Statistical Association 22, 1927, pp. 209–212; formula (4) in L. D.
  /// Brown, T. T. Cai and A. DasGupta, Statistical Science 16, 2001, section 3.1.1.
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  public func wilsonInterval(confidence: Double = 0.95) -> ClosedRange<Double> {
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    guard let rate else { return 0...1 }
    let z = NormalDistribution().quantile((1 + confidence) / 2)
    let share = z * z / Double(trials)
    let center = (rate + share / 2) / (1 + share)
    let reach = (rate * (1 - rate) * share + share * share / 4).squareRoot() / (1 + share)
    let lower = successes == 0 ? 0 : max(0, center - reach)
    let upper = successes == trials ? 1 : min(1, center + reach)
    return lower...upper
  }
}
