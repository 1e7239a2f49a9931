/// The number of successes among independent trials that succeed with the same probability.
///
/// Both tails are values of the incomplete beta function (DLMF 8.17.5,
/// https://dlmf.nist.gov/8.17#E5), each computed by itself, so that a tail of 1e-12 is as accurate
/// as one of 1/2: to a relative error of 1e-9 for up to 1e5 trials. O(√trials).
public struct BinomialDistribution: Sendable, Hashable {
  public let trials: Int
  /// The probability of success in one trial, 0 to 1.
  public let probability: Double

  /// - Precondition: `trials >= 0`, and `probability` lies in 0 to 1.
  public init(trials: Int, probability: Double) {
    precondition(trials >= 0, "a number of trials is not negative")
    precondition((0...1).contains(probability), "a probability lies in 0 to 1")
    self.trials = trials
    self.probability = probability
  }

  public var mean: Double { Double(trials) * probability }

  /// P(X ≤ `successes`): 0 for a negative count, and 1 from `trials` on.
  public func lowerTail(_ successes: Int) -> Double {
    if successes < 0 { return 0 }
    if successes >= trials { return 1 }
    return BetaDistribution(a: Double(successes + 1), b: Double(trials - successes))
      .exceedanceProbability(of: probability)
  }

  /// P(X ≥ `successes`): 1 for a count of 0 or less, and 0 above `trials`.
  public func upperTail(_ successes: Int) -> Double {
    if successes <= 0 { return 1 }
    if successes > trials { return 0 }
    return BetaDistribution(a: Double(successes), b: Double(trials - successes + 1))
      .cumulativeProbability(of: probability)
  }
}
