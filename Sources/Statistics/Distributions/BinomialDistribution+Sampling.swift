import RealModule

extension BinomialDistribution {
  /// Draws a number of successes. O(trials), with one random number for 64 trials.
  public func sample(using generator: inout SeededGenerator) -> Int {
    // The rarer outcome is counted, so that the search below is short and (1 − p)^64 ≥ 2^−64.
    let rare = min(probability, 1 - probability)
    guard rare > 0 else { return probability > 0.5 ? trials : 0 }
    var rareOutcomes = 0
    var remaining = trials
    while remaining > 0 {
      let portion = min(remaining, 64)
      rareOutcomes += Self.inverted(generator.uniform(), trials: portion, probability: rare)
      remaining -= portion
    }
    return probability > 0.5 ? trials - rareOutcomes : rareOutcomes
  }

  /// The least count whose lower tail exceeds `uniform`, by the ratio of consecutive terms (L.
  /// Devroye, Non-Uniform Random Variate Generation, 1986, section X.4).
  private static func inverted(_ uniform: Double, trials: Int, probability: Double) -> Int {
    let odds = probability / (1 - probability)
    var term = Double.exp(Double(trials) * .log(onePlus: -probability))
    var below = term
    var count = 0
    while uniform >= below && count < trials {
      term *= odds * Double(trials - count) / Double(count + 1)
      below += term
      count += 1
    }
    return count
  }
}
