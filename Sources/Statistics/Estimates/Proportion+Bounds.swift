extension Proportion {
  /// Returns the one-sided lower Clopper–Pearson bound of the rate: with at least this confidence
  /// the rate is not below it. Exactly 0 without a success.
  ///
  /// It is the lower end of the two-sided interval of confidence 2 `confidence` − 1.
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  public func lowerBound(confidence: Double = 0.95) -> Double {
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    if successes == 0 { return 0 }
    return BetaDistribution(a: Double(successes), b: Double(trials - successes + 1))
      .quantile(1 - confidence)
  }

  /// Returns the one-sided upper Clopper–Pearson bound of the rate: with at least this confidence
  /// the rate is not above it. Exactly 1 without a failure.
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  public func upperBound(confidence: Double = 0.95) -> Double {
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    if successes == trials { return 1 }
    return BetaDistribution(a: Double(successes + 1), b: Double(trials - successes))
      .quantile(confidence)
  }

  /// Returns the one-sided upper Clopper–Pearson bound of a share known as well as from this many
  /// independent trials. The number need not be whole, as with weighted samples (E. L. Korn and B.
  /// I. Graubard, Survey Methodology 24, 1998, 193–201).
  ///
  /// - Parameters:
  ///   - share: 0 to 1.
  ///   - trials: above 0.
  ///   - confidence: strictly between 0 and 1.
  public static func upperBound(
    ofShare share: Double, of trials: Double, confidence: Double = 0.95
  ) -> Double {
    precondition((0...1).contains(share) && trials > 0, "a share of some trials")
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    if share == 1 { return 1 }
    return BetaDistribution(a: share * trials + 1, b: (1 - share) * trials).quantile(confidence)
  }
}
