import Statistics

/// What is known of a read rate against its target.
public enum RateDecision: String, Sendable, Codable, CaseIterable {
  /// The rate is at least the target.
  case passes
  /// The rate is below the target.
  case fails
  /// Neither can be said yet.
  case open
}

/// A test of whether a read rate is at least a target, which looks at the trials a few times, at numbers that
/// are fixed beforehand.
///
/// Looking again and again at growing data would be wrong more often than a single look. Here each look has
/// its own share of the error, so that by Bonferroni's inequality the shares add up, whatever the rate and
/// whenever sampling stops (C. Jennison and B. W. Turnbull, Group Sequential Methods, 2000, chapter 2; shares
/// that are not refined for the looks' dependence are on the safe side). Both bounds are exact binomial tails,
/// those of Clopper and Pearson:
///
/// - *passes*, where a rate just below the target would give so few failures with probability at most the
///   look's share: half the error at the first look at which that is possible at all, half of the rest at the
///   next, and so on; the last has what remains. So the first, which most widths pass, needs few trials,
///   however many looks follow for those that it does not decide;
/// - *fails*, where a rate at the target would give so many failures with probability at most
///   `error / (comparisons · looks)`. Any one of several comparisons suffices for the verdict `fails`, so
///   their number divides the error.
public struct SequentialRateTest: Sendable, Hashable {
  /// The rate that is asked for, strictly between 0 and 1.
  public let target: Double
  /// Numbers of trials, ascending.
  public let looks: [Int]
  /// The probability of a wrong *passes*, and of any wrong *fails* among all comparisons.
  public let error: Double
  /// How many rates are held against the target together.
  public let comparisons: Int

  /// The most failures that still pass, at each look; nil where no number does.
  public let mostFailuresToPass: [Int?]
  /// The fewest failures that fail, at each look; nil where not even failures alone do.
  public let fewestFailuresToFail: [Int?]

  /// - Precondition: the looks ascend from at least 1; target and error lie strictly between 0 and 1;
  ///   there is a comparison.
  public init(target: Double, looks: [Int], comparisons: Int, error: Double = 0.05) {
    precondition(target > 0 && target < 1 && error > 0 && error < 1, "strictly between 0 and 1")
    precondition(comparisons > 0 && (looks.first ?? 0) > 0, "at least one comparison and look")
    precondition(zip(looks, looks.dropFirst()).allSatisfy(<), "looks ascend")
    self.target = target
    self.looks = looks
    self.comparisons = comparisons
    self.error = error
    let failures = looks.map { BinomialDistribution(trials: $0, probability: 1 - target) }
    var rest = error
    mostFailuresToPass = failures.enumerated()
      .map { look, failures in
        let share = look == looks.count - 1 ? rest : rest / 2
        let least = failures.leastCount { failures.lowerTail($0) > share }
        guard let least, least > 0 else { return nil }
        rest -= share
        return least - 1
      }
    let failShare = error / Double(comparisons * looks.count)
    fewestFailuresToFail = failures.map { failures in
      failures.leastCount { failures.upperTail($0) <= failShare }
    }
  }

  /// What `reads` of `trials` say; open where `trials` is not one of the looks, as in a run that was broken
  /// off.
  public func decision(reads: Int, of trials: Int) -> RateDecision {
    guard let look = looks.firstIndex(of: trials) else { return .open }
    let failures = trials - reads
    if let most = mostFailuresToPass[look], failures <= most { return .passes }
    if let fewest = fewestFailuresToFail[look], failures >= fewest { return .fails }
    return .open
  }

  /// The first look at which a rate can pass at all; nil where none is large enough.
  var firstPassingLook: Int? { mostFailuresToPass.firstIndex { $0 != nil } }
}

extension BinomialDistribution {
  /// The least count, 0 to the number of trials, for which a condition is true that stays true above it.
  fileprivate func leastCount(where isTrue: (Int) -> Bool) -> Int? {
    var (low, high) = (0, trials + 1)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low <= trials ? low : nil
  }
}
