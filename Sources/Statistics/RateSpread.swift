/// How far the rates of several groups lie apart, against what chance would do.
public enum RateSpread {
  /// The probability that the highest observed rate exceeds the lowest by at least as much as it does, were the
  /// underlying rate of all groups the same: that of the groups together.
  ///
  /// The best of several is above average and the worst below it, so comparing the two as if they had been named
  /// beforehand would find a difference far too often. Here the groups are drawn anew as a whole (a parametric
  /// bootstrap; B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap, 1993, section 16.3).
  /// - Parameter groups: those without a trial do not count.
  /// - Returns: at least 1 / (replicates + 1); nil where fewer than two groups have a trial.
  public static func pValue(
    _ groups: [Proportion], replicates: Int = 1000, using generator: inout SeededGenerator
  ) -> Double? {
    let groups = groups.filter { $0.trials > 0 }
    guard groups.count > 1 else { return nil }
    let successes = groups.reduce(0) { $0 + $1.successes }
    let pooled = Double(successes) / Double(groups.reduce(0) { $0 + $1.trials })
    let observed = spread(groups.compactMap(\.rate))
    var asFar = 0
    for _ in 0..<replicates {
      let drawn = groups.map { group in
        let trials = BinomialDistribution(trials: group.trials, probability: pooled)
        return Double(trials.sample(using: &generator)) / Double(group.trials)
      }
      if spread(drawn) >= observed { asFar += 1 }
    }
    return Double(asFar + 1) / Double(replicates + 1)
  }

  private static func spread(_ rates: [Double]) -> Double {
    (rates.max() ?? 0) - (rates.min() ?? 0)
  }
}
