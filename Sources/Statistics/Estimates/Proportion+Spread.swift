extension Proportion {
  /// Tests how far the rates of several groups lie apart, compared with chance.
  ///
  /// Returns the probability that the highest observed rate exceeds the lowest by at least this
  /// much if all groups have the same underlying rate, that of the groups together.
  ///
  /// The best of several is above average and the worst below it, so comparing the two as if they
  /// had been named beforehand would find a difference far too often. Here all groups are drawn
  /// anew (a parametric bootstrap; B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap,
  /// 1993, section 16.3).
  ///
  /// - Parameter groups: those without a trial do not count.
  /// - Returns: at least 1 / (replicates + 1); nil if fewer than two groups have a trial.
  public static func spreadPValue(
    of groups: [Proportion], replicates: Int = 1000, using generator: inout SeededGenerator
  ) -> Double? {
    let groups = groups.filter { $0.trials > 0 }
    guard groups.count > 1 else { return nil }
    let successes = groups.reduce(0) { $0 + $1.successes }
    let pooled = Double(successes) / Double(groups.reduce(0) { $0 + $1.trials })
    // Differences that are equal may not be so in their last digits.
    let observed = spread(groups.compactMap(\.rate)) - 1e-12
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
