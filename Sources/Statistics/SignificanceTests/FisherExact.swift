import RealModule

/// Fisher's exact test of whether two groups succeed equally often.
///
/// Given the number of successes in both groups together, that of the first is hypergeometric under
/// the null hypothesis. Source: R. A. Fisher, Statistical Methods for Research Workers, 5th
/// edition, 1934, section 21.02. If both groups are the same frames read twice, readings go
/// together, and the test errs towards no difference.
public struct FisherExact: Sendable, Hashable {
  public let firstSuccesses: Int
  public let firstTrials: Int
  public let secondSuccesses: Int
  public let secondTrials: Int

  /// - Precondition: no number is negative, and successes are at most the trials.
  public init(
    firstSuccesses: Int, of firstTrials: Int, secondSuccesses: Int, of secondTrials: Int
  ) {
    precondition(
      (0...firstTrials).contains(firstSuccesses) && (0...secondTrials).contains(secondSuccesses),
      "successes are 0 to the number of trials")
    self.firstSuccesses = firstSuccesses
    self.firstTrials = firstTrials
    self.secondSuccesses = secondSuccesses
    self.secondTrials = secondTrials
  }

  /// The probability that the first succeeds at least this often if both groups are alike.
  /// O(successes).
  public var pValueGreater: Double {
    let successes = firstSuccesses + secondSuccesses
    let most = min(successes, firstTrials)
    guard firstSuccesses > max(0, successes - secondTrials) else { return 1 }
    let whole = Self.logarithm(choose: successes, from: firstTrials + secondTrials)
    let tail = (firstSuccesses...most).reduce(0.0) { sum, count in
      sum
        + .exp(
          Self.logarithm(choose: count, from: firstTrials)
            + Self.logarithm(choose: successes - count, from: secondTrials) - whole)
    }
    return min(1, tail)
  }

  /// The least `pValueGreater` these totals allow: as many successes in the first as possible.
  public var leastPValueGreater: Double {
    let successes = firstSuccesses + secondSuccesses
    let most = min(successes, firstTrials)
    return FisherExact(
      firstSuccesses: most, of: firstTrials, secondSuccesses: successes - most, of: secondTrials
    ).pValueGreater
  }

  /// The logarithm of the number of ways to choose `count` of `total`.
  private static func logarithm(choose count: Int, from total: Int) -> Double {
    .logGamma(Double(total) + 1) - .logGamma(Double(count) + 1)
      - .logGamma(Double(total - count) + 1)
  }
}
