/// Hodges and Lehmann's estimate of location: the median of the means of all pairs, nearly as
/// efficient as the mean for normal values and robust against a quarter of outliers.
///
/// Source: J. L. Hodges and E. L. Lehmann, "Estimates of location based on rank tests", Annals of
/// Mathematical Statistics 34, 1963, pp. 598–611; the intervals in M. Hollander, D. A. Wolfe and E.
/// Chicken, Nonparametric Statistical Methods, 3rd edition, 2014, section 3.3.
public struct HodgesLehmann: Sendable, Hashable {
  public let estimate: Double
  /// The distribution-free interval, by inversion of Wilcoxon's signed-rank test; nil if there are
  /// too few values (below 6 for 95 %). Ranks are exact up to 50 values, and come from the normal
  /// approximation with continuity correction beyond.
  public let interval: MedianInterval?

  /// Creates the pseudomedian: the median of the means of all pairs of values, each value also
  /// paired with itself (Walsh averages). It is the median if values lie symmetrically about it, as
  /// the interval presumes. Differences of paired values that are alike but for a shift do. O(n²
  /// log n), and n² / 2 values in memory.
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  public init(of sample: Sample, confidence: Double = 0.95) {
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    let values = sample.sorted
    let averages = values.indices.flatMap { index in
      values[index...].map { values[index] / 2 + $0 / 2 }
    }.sorted()
    let count = averages.count
    estimate = averages[(count - 1) / 2] / 2 + averages[count / 2] / 2
    // Of how many averages lie below the true median.
    let sum = SignedRankSum(count: sample.count)
    interval = MedianInterval(ascending: averages, confidence: confidence) { rank in
      2 * sum.lowerTail(rank - 1)
    }
  }
}
