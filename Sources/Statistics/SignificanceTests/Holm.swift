/// Holm's correction of p-values for the number of tests.
public enum Holm {
  /// Returns, for each p-value in order, the least family-wise error rate at which its hypothesis
  /// is rejected. O(n log n).
  ///
  /// Rejecting where the adjusted value is at most α keeps the probability of any false rejection
  /// at most α, whatever the dependence of the tests. The k-th least of n p-values is multiplied by
  /// n + 1 − k, is at least as large as those before it, and at most 1.
  ///
  /// Source: S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian
  /// Journal of Statistics 6, 1979, pp. 65–70; as adjusted values in S. P. Wright, "Adjusted
  /// p-values for simultaneous inference", Biometrics 48, 1992, pp. 1005–1013.
  ///
  /// - Precondition: each p-value lies in 0 to 1.
  public static func adjusted(_ pValues: [Double]) -> [Double] {
    precondition(pValues.allSatisfy((0...1).contains), "a p-value lies in 0 to 1")
    var adjusted = pValues
    var largest = 0.0
    let ascending = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    for (rank, index) in ascending.enumerated() {
      largest = max(largest, min(1, Double(pValues.count - rank) * pValues[index]))
      adjusted[index] = largest
    }
    return adjusted
  }

  /// Returns the adjusted p-values of tests of counts, leaving out of the family those that could
  /// not have rejected. These keep their own values, which are above the error rate.
  ///
  /// A test of few counts has a least p-value that it can reach, whichever way the counts fall. If
  /// that is above the error rate, the test rejects nothing and costs nothing. The least p-values
  /// depend only on what the tests condition upon, so the error rate is kept.
  ///
  /// Source: R. E. Tarone, "A modified Bonferroni method for discrete data", Biometrics 46, 1990,
  /// pp. 515–522, with its K held at 1.
  ///
  /// - Parameter least: the least value that each p-value could have, in the same order.
  /// - Precondition: both have the same count, and each value lies in 0 to 1.
  public static func adjusted(_ pValues: [Double], least: [Double], errorRate: Double) -> [Double] {
    precondition(pValues.count == least.count, "a p-value has a least one")
    let family = pValues.indices.filter { least[$0] <= errorRate }
    var all = pValues
    for (index, value) in zip(family, adjusted(family.map { pValues[$0] })) { all[index] = value }
    return all
  }
}
