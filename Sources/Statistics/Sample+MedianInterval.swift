/// A confidence interval of a median, and how sure it really is.
public struct MedianInterval: Sendable, Hashable {
  public let lower: Double
  public let upper: Double
  /// The probability with which such an interval holds the median of a continuous distribution: at
  /// least the confidence asked for, since order statistics come in steps.
  public let coverage: Double

  /// The narrowest symmetric pair of order statistics that misses with a probability of at most 1 −
  /// `confidence`; nil where not even the least and the greatest do.
  ///
  /// - Parameters:
  ///   - values: ascending.
  ///   - missProbability: of the values of a rank from below and from above, counted from 1; grows
  ///     with the rank.
  init?(ascending values: [Double], confidence: Double, missProbability: (_ rank: Int) -> Double) {
    // The largest rank whose miss probability is allowed.
    var (rank, tooLarge) = (0, values.count / 2 + 1)
    while tooLarge - rank > 1 {
      let middle = (rank + tooLarge) / 2
      if missProbability(middle) <= 1 - confidence {
        rank = middle
      } else {
        tooLarge = middle
      }
    }
    guard rank > 0 else { return nil }
    lower = values[rank - 1]
    upper = values[values.count - rank]
    coverage = 1 - missProbability(rank)
  }
}

extension Sample {
  /// The narrowest symmetric pair of order statistics that holds the median with at least this
  /// confidence, whatever the distribution; nil where the sample is too small (below 6 values for
  /// 95 %).
  ///
  /// Values must be independent. The k-th least and the k-th greatest of n values miss the median
  /// with probability 2 P(X ≤ k − 1), where X is binomial with n trials and p = 1/2.
  ///
  /// Source: H. A. David and H. N. Nagaraja, Order Statistics, 3rd edition, 2003, section 7.1;
  /// first in W. R. Thompson, Annals of Mathematical Statistics 7, 1936, pp. 122–128. O(√n log n).
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  public func medianInterval(confidence: Double = 0.95) -> MedianInterval? {
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    return MedianInterval(
      ascending: sorted, confidence: confidence, missProbability: missProbability)
  }

  /// 2 P(X ≤ rank − 1) as an incomplete beta function (DLMF 8.17.5).
  private func missProbability(rank: Int) -> Double {
    let tail = BetaDistribution(a: Double(count - rank + 1), b: Double(rank))
    return 2 * tail.cumulativeProbability(of: 0.5)
  }
}
