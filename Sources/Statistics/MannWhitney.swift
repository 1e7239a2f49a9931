/// The test of whether the values of one sample tend to be greater than those of another (Wilcoxon's
/// rank-sum test).
///
/// Source: H. B. Mann and D. R. Whitney, "On a test of whether one of two random variables is
/// stochastically larger than the other", Annals of Mathematical Statistics 18, 1947, pp. 50–60; the
/// correction for ties in E. L. Lehmann, Nonparametrics: Statistical Methods Based on Ranks, 1975,
/// section 1.4.
public struct MannWhitney: Sendable, Hashable {
  /// The pairs in which the first sample's value is the greater, ties counted as halves: 0 to
  /// `firstCount` · `secondCount`.
  public let u: Double
  public let firstCount: Int
  public let secondCount: Int
  /// Whether a value occurs more than once among both samples.
  public let hasTies: Bool
  /// The sum of t³ − t over the groups of t tied values.
  private let tieSum: Double

  /// O(n log n).
  public init(_ first: Sample, _ second: Sample) {
    let all = (first.sorted.map { ($0, 1.0) } + second.sorted.map { ($0, 0.0) })
      .sorted { $0.0 < $1.0 }
    var (rankSum, tieSum) = (0.0, 0.0)
    var start = 0
    while start < all.count {
      let end = all[start...].firstIndex { $0.0 != all[start].0 } ?? all.count
      let tied = Double(end - start)
      // Ranks from 1; tied values share their mean.
      let rank = Double(start + 1 + end) / 2
      rankSum += rank * all[start..<end].reduce(0) { $0 + $1.1 }
      tieSum += tied * tied * tied - tied
      start = end
    }
    firstCount = first.count
    secondCount = second.count
    u = rankSum - Double(first.count) * Double(first.count + 1) / 2
    self.tieSum = tieSum
    hasTies = tieSum > 0
  }

  /// The estimated probability that a value of the first sample is greater than one of the second,
  /// ties counted as halves.
  public var superiority: Double { u / (Double(firstCount) * Double(secondCount)) }

  /// Whether p-values are exact: up to 50 values without ties.
  public var isExact: Bool { !hasTies && firstCount + secondCount <= 50 }

  /// The probability, did both samples come from one distribution, of a U at least as extreme.
  ///
  /// Exact where `isExact`; else from the normal approximation with the corrections for ties and
  /// for continuity. The two-sided one is twice the lesser one-sided one, at most 1.
  ///
  /// - Parameter alternative: `greater` where the first sample is suspected of greater values.
  public func pValue(_ alternative: Alternative = .twoSided) -> Double {
    let pairs = Double(firstCount) * Double(secondCount)
    switch alternative {
    case .greater: return upperTail(u)
    case .less: return upperTail(pairs - u)
    case .twoSided: return min(1, 2 * upperTail(max(u, pairs - u)))
    }
  }

  /// P(U ≥ `value`), by the symmetry of U.
  private func upperTail(_ value: Double) -> Double {
    let (n, m) = (Double(firstCount), Double(secondCount))
    if isExact {
      let (fewer, more) = (min(firstCount, secondCount), max(firstCount, secondCount))
      return RankDistribution.mannWhitney(fewer, more).lowerTail(Int(n * m - value))
    }
    let all = n + m
    let variance = n * m / 12 * (all + 1 - tieSum / (all * (all - 1)))
    guard variance > 0 else { return 1 }
    let z = (value - n * m / 2 - 0.5) / variance.squareRoot()
    return NormalDistribution().cumulativeProbability(of: -z)
  }
}
