extension Sample {
  /// Wilcoxon's signed-rank test (F. Wilcoxon, Biometrics Bulletin 1, 1945, pp. 80–83).
  ///
  /// Returns the p-value of the hypothesis that values lie symmetrically about a centre of at most
  /// `bound`, small if they lie above it.
  ///
  /// The one-sided form of the test that `HodgesLehmann` inverts. The sum of ranks is the number of
  /// means of two values, each also paired with itself, above the bound. Means on the bound count
  /// as below, which is conservative. Exact up to 50 values. O(n²).
  public func signedRankPValue(above bound: Double) -> Double {
    let above = sorted.indices.reduce(0) { sum, index in
      sum + sorted[index...].count { sorted[index] / 2 + $0 / 2 > bound }
    }
    let sum = SignedRankSum(count: count)
    return min(1, sum.lowerTail(sum.greatest - above))
  }
}

/// The sum of the ranks of positive differences if either sign is as likely. It is symmetric over 0 to `greatest`.
struct SignedRankSum {
  let count: Int
  /// The exact probability of each value from 0, without ties, up to 50 differences; nil for the normal approximation with the
  /// correction for continuity.
  private let probabilities: [Double]?

  init(count: Int) {
    self.count = count
    probabilities = count <= 50 ? Self.probabilities(count) : nil
  }

  /// Each rank counts or not, as by a fair coin (F. Wilcoxon, Biometrics Bulletin 1, 1945, pp. 80–83). O(count³).
  private static func probabilities(_ count: Int) -> [Double] {
    var probabilities = [Double](repeating: 0, count: count * (count + 1) / 2 + 1)
    probabilities[0] = 1
    for rank in stride(from: 1, through: count, by: 1) {
      for value in probabilities.indices.reversed() {
        let before = value >= rank ? probabilities[value - rank] : 0
        probabilities[value] = (probabilities[value] + before) / 2
      }
    }
    return probabilities
  }

  /// The greatest value of the sum, and the number of means of two values.
  var greatest: Int { count * (count + 1) / 2 }

  /// P(sum ≤ `value`).
  func lowerTail(_ value: Int) -> Double {
    if let probabilities {
      if value < 0 { return 0 }
      return value >= greatest ? 1 : probabilities[...value].reduce(0, +)
    }
    let n = Double(count)
    let deviation = (n * (n + 1) * (2 * n + 1) / 24).squareRoot()
    return NormalDistribution().cumulativeProbability(
      of: (Double(value) + 0.5 - Double(greatest) / 2) / deviation)
  }
}
