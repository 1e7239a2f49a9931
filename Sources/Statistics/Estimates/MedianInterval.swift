import Bisecting

/// A confidence interval of a median, with its actual coverage.
public struct MedianInterval: Sendable, Hashable {
  public let lower: Double
  public let upper: Double
  /// The probability that such an interval holds the median of a continuous distribution: at least
  /// the confidence asked for, since order statistics come in steps.
  public let coverage: Double

  /// Creates the narrowest symmetric pair of order statistics that misses with a probability of at
  /// most 1 − `confidence`; nil if not even the least and the greatest do.
  ///
  /// - Parameters:
  ///   - values: ascending.
  ///   - missProbability: of the values of a rank from below and from above, counted from 1; grows
  ///     with the rank.
  init?(ascending values: [Double], confidence: Double, missProbability: (_ rank: Int) -> Double) {
    // The largest rank whose miss probability is allowed.
    let tooLarge = (1..<values.count / 2 + 1).partitionPoint {
      missProbability($0) > 1 - confidence
    }
    let rank = tooLarge - 1
    guard rank > 0 else { return nil }
    lower = values[rank - 1]
    upper = values[values.count - rank]
    coverage = 1 - missProbability(rank)
  }
}

extension MedianInterval {
  /// Creates the interval of the sign test, between two order statistics (W. J. Conover, Practical
  /// Nonparametric Statistics, 3rd edition, 1999, section 3.2); nil below 6 values for 95 %.
  ///
  /// - Parameter ascending: may have infinite values at its ends.
  public init?(ofMedianOf ascending: [Double], confidence: Double) {
    let signs = BinomialDistribution(trials: ascending.count, probability: 0.5)
    self.init(ascending: ascending, confidence: confidence) { 2 * signs.lowerTail($0 - 1) }
  }
}
