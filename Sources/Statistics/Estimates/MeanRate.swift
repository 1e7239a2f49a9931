/// The mean of the rates of several groups, each counting once, whatever its number of trials.
///
/// Its bounds have a width where every trial succeeded, too: the distances from each rate to the bounds of its score interval add up
/// as independent errors do.
///
/// Source: G. Y. Zou, W. Huang and X. Zhang, "A note on confidence interval estimation for a linear function of binomial
/// proportions", Computational Statistics & Data Analysis 53, 2009, pp. 1080–1085.
public struct MeanRate: Sendable, Hashable {
  /// 0 to 1.
  public let value: Double
  private let groups: [Proportion]

  /// Nil without a group, or where one has no trial.
  public init?(_ groups: [Proportion]) {
    let rates = groups.compactMap(\.rate)
    guard !groups.isEmpty, rates.count == groups.count else { return nil }
    self.groups = groups
    value = rates.reduce(0, +) / Double(rates.count)
  }

  /// Returns the interval of 95 % of this mean less another of other trials, within −1 to 1.
  ///
  /// For one group on either side it is that of R. G. Newcombe, Statistics in Medicine 17, 1998, pp. 873–890, method 10.
  public func interval(less other: MeanRate) -> ClosedRange<Double> {
    let difference = value - other.value
    let (mine, others) = (reach(tail: 0.025), other.reach(tail: 0.025))
    return max(
      -1, difference - Self.length([mine.below, others.above]))...min(
        1, difference + Self.length([mine.above, others.below]))
  }

  /// Returns the one-sided upper bound of 95 % of the mean, at most 1.
  ///
  /// Where rates differ between groups of different numbers of trials it holds too, as bounds from an effective number of trials do
  /// not: with 32 trials of most of eight groups and 2 to 7 of the others, one of which alone is at 36 %, those hold 59 % of the time.
  public func upperBound() -> Double { min(1, value + reach(tail: 0.05).above) }

  /// How far bounds that leave `tail` on each side lie below and above the mean.
  private func reach(tail: Double) -> (below: Double, above: Double) {
    let count = Double(groups.count)
    let ends = groups.map { (rate: $0.rate ?? 0, bounds: $0.scoreInterval(tail: tail)) }
    return (
      Self.length(ends.map { ($0.rate - $0.bounds.lowerBound) / count }),
      Self.length(ends.map { ($0.bounds.upperBound - $0.rate) / count })
    )
  }

  private static func length(_ parts: [Double]) -> Double {
    parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}

extension Proportion {
  /// Returns the score interval of the rate; 0 to 1 without a trial.
  ///
  /// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
  /// Statistical Association 22, 1927, pp. 209–212.
  ///
  /// - Parameter tail: the probability that is left on each side.
  fileprivate func scoreInterval(tail: Double) -> ClosedRange<Double> {
    guard let rate else { return 0...1 }
    let (n, z) = (Double(trials), NormalDistribution().quantile(1 - tail))
    let middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    let half = z * (rate * (1 - rate) / n + z * z / (4 * n * n)).squareRoot() / (1 + z * z / n)
    // Rounding must leave no bound beyond the rate.
    return min(middle - half, rate)...max(middle + half, rate)
  }
}
