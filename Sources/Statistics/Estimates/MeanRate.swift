/// The mean of the rates of several groups, each counting once, whatever its number of trials.
public struct MeanRate: Sendable, Hashable {
  /// 0 to 1.
  public let value: Double
  /// How far the interval of 95 % reaches below and above the mean.
  private let below: Double
  private let above: Double

  /// Nil without a group, or where one has no trial.
  public init?(_ groups: [Proportion]) {
    let rates = groups.compactMap(\.rate)
    guard !groups.isEmpty, rates.count == groups.count else { return nil }
    let count = Double(rates.count)
    let ends = groups.map { $0.scoreInterval() }
    value = rates.reduce(0, +) / count
    below = Self.length(zip(rates, ends).map { ($0 - $1.lowerBound) / count })
    above = Self.length(zip(rates, ends).map { ($1.upperBound - $0) / count })
  }

  private static func length(_ parts: [Double]) -> Double {
    parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// Returns the interval of 95 % of this mean less another of other trials, within −1 to 1. It has a width where every trial
  /// succeeded, too.
  ///
  /// The distances from each rate to its bounds add up as independent errors do. For one group on either side it is the interval
  /// of R. G. Newcombe, Statistics in Medicine 17, 1998, pp. 873–890, method 10.
  ///
  /// Source: G. Y. Zou, W. Huang and X. Zhang, "A note on confidence interval estimation for a linear function of binomial
  /// proportions", Computational Statistics & Data Analysis 53, 2009, pp. 1080–1085.
  public func interval(less other: MeanRate) -> ClosedRange<Double> {
    let difference = value - other.value
    return max(
      -1, difference - Self.length([below, other.above]))...min(
        1, difference + Self.length([above, other.below]))
  }
}

extension Proportion {
  /// Returns the score interval of the rate, of 95 %; 0 to 1 without a trial.
  ///
  /// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
  /// Statistical Association 22, 1927, pp. 209–212.
  fileprivate func scoreInterval() -> ClosedRange<Double> {
    guard let rate else { return 0...1 }
    let (n, z) = (Double(trials), NormalDistribution().quantile(0.975))
    let middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    let half = z * (rate * (1 - rate) / n + z * z / (4 * n * n)).squareRoot() / (1 + z * z / n)
    // Rounding must leave no bound beyond the rate.
    return min(middle - half, rate)...max(middle + half, rate)
  }
}
