/// The exact null distributions of rank sums, for samples without ties.
///
/// Symmetric, over 0 to a greatest value; the probability of each value is a count of arrangements
/// over their number.
struct RankDistribution {
  /// The probability of each value from 0.
  let probabilities: [Double]

  /// P(X ≤ `value`). O(value).
  func lowerTail(_ value: Int) -> Double {
    if value < 0 { return 0 }
    if value >= probabilities.count - 1 { return 1 }
    return probabilities[...value].reduce(0, +)
  }

  /// Mann and Whitney's U for samples of these sizes: how many pairs are out of order.
  ///
  /// The counts are the coefficients of the Gaussian binomial coefficient, a product of
  /// (1 − q^(second + i)) / (1 − q^i) for i from 1 to `first` (H. B. Mann and D. R. Whitney, Annals of
  /// Mathematical Statistics 18, 1947, pp. 50–60; G. E. Andrews, The Theory of Partitions, 1976,
  /// theorem 3.1). Whole numbers below 2^53 while the sizes add up to at most 50.
  /// O(first² · second).
  static func mannWhitney(_ first: Int, _ second: Int) -> RankDistribution {
    var counts = [Double](repeating: 0, count: first * second + 1)
    counts[0] = 1
    for factor in stride(from: 1, through: first, by: 1) {
      for value in counts.indices.reversed() where value >= second + factor {
        counts[value] -= counts[value - second - factor]
      }
      for value in counts.indices where value >= factor {
        counts[value] += counts[value - factor]
      }
    }
    let total = counts.reduce(0, +)
    return RankDistribution(probabilities: counts.map { $0 / total })
  }

  /// Wilcoxon's signed-rank sum for this many differences: each rank is counted or not, as by a
  /// fair coin (F. Wilcoxon, Biometrics Bulletin 1, 1945, pp. 80–83). O(count³).
  static func signedRank(_ count: Int) -> RankDistribution {
    var probabilities = [Double](repeating: 0, count: count * (count + 1) / 2 + 1)
    probabilities[0] = 1
    for rank in stride(from: 1, through: count, by: 1) {
      for value in probabilities.indices.reversed() {
        let before = value >= rank ? probabilities[value - rank] : 0
        probabilities[value] = (probabilities[value] + before) / 2
      }
    }
    return RankDistribution(probabilities: probabilities)
  }
}
