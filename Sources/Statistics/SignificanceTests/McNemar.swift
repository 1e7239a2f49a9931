/// The exact test of whether two readers of the same frames succeed equally often, from the frames
/// on which they differ.
///
/// Given the number of these frames, the number that the first alone reads is binomial with p = 1/2
/// under the null hypothesis. Source: Q. McNemar, "Note on the sampling error of the difference
/// between correlated proportions or percentages", Psychometrika 12, 1947, pp. 153–157; exact as a
/// sign test in A. Agresti, Categorical Data Analysis, 2nd edition, 2002, section 10.1.4.
public struct McNemar: Sendable, Hashable {
  /// Pairs in which the first alone succeeds.
  public let onlyFirst: Int
  /// Pairs in which the second alone succeeds.
  public let onlySecond: Int

  /// - Precondition: neither count is negative.
  public init(onlyFirst: Int, onlySecond: Int) {
    precondition(onlyFirst >= 0 && onlySecond >= 0, "a count is not negative")
    self.onlyFirst = onlyFirst
    self.onlySecond = onlySecond
  }

  /// Returns the probability of counts at least as extreme if both are alike, either way; 1 if the two never
  /// differ.
  ///
  /// It is twice the lesser one-sided one, at most 1: the central method of M. P.
  /// Fay, "Two-sided exact tests and matching confidence intervals for discrete data", The R
  /// Journal 2/1, 2010, pp. 53–58, which here is also that of the likelihoods, since p is 1/2.
  public func pValue() -> Double {
    min(1, 2 * differing.lowerTail(min(onlyFirst, onlySecond)))
  }

  /// The probability that the first alone succeeds at least this often if both are alike.
  public var pValueGreater: Double { differing.upperTail(onlyFirst) }

  /// The probability that the first alone succeeds at most this often if both are alike.
  public var pValueLess: Double { differing.lowerTail(onlyFirst) }

  /// The least one-sided p-value of this many differing pairs: the one with all on one side.
  public var leastPValue: Double { differing.lowerTail(0) }

  private var differing: BinomialDistribution {
    BinomialDistribution(trials: onlyFirst + onlySecond, probability: 0.5)
  }
}
