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
