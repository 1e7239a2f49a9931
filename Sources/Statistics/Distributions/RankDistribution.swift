/// The exact null distribution of a rank sum, for samples without ties. It is symmetric over 0 to a
/// greatest value; each probability is the share of arrangements with that sum.
struct RankDistribution {
  /// The probability of each value from 0.
  let probabilities: [Double]

  /// P(X ≤ `value`). O(value).
  func lowerTail(_ value: Int) -> Double {
    if value < 0 { return 0 }
    if value >= probabilities.count - 1 { return 1 }
    return probabilities[...value].reduce(0, +)
  }

  /// Returns the distribution of Wilcoxon's signed-rank sum for this many differences: each rank
  /// counts or not, as by a fair coin (F. Wilcoxon, Biometrics Bulletin 1, 1945, pp. 80–83).
  /// O(count³).
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
