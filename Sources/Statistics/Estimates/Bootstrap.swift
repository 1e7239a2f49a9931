/// Intervals of any statistic, from samples drawn with replacement from the values themselves.
///
/// The same values, in the same order, and the same seed give the same interval on every machine.
/// Values must be independent. Where groups of them are not, such as readings of one frame, the
/// clustered intervals draw whole groups. Source: B. Efron and R. J. Tibshirani, An Introduction to
/// the Bootstrap, 1993; clusters in A. C. Davison and D. V. Hinkley, Bootstrap Methods and their
/// Application, 1997, section 3.8.
public struct Bootstrap: Sendable, Hashable {
  /// The number of samples drawn: at least 1; 1000 or more for intervals of 95 %.
  public let replicates: Int
  public let seed: UInt64
  /// The confidence of the intervals, strictly between 0 and 1.
  public let confidence: Double

  public init(replicates: Int = 2000, seed: UInt64 = 0, confidence: Double = 0.95) {
    precondition(replicates > 0, "an interval needs replicates")
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    self.replicates = replicates
    self.seed = seed
    self.confidence = confidence
  }

  /// Returns the statistic of each drawn sample, in the order of drawing. O(replicates · values),
  /// with one call of `statistic` per replicate.
  ///
  /// - Precondition: there is a value.
  public func distribution<Value, Statistic>(
    of values: [Value], _ statistic: ([Value]) -> Statistic
  ) -> [Statistic] {
    precondition(!values.isEmpty, "nothing can be drawn of no values")
    var generator = SeededGenerator(seed: seed)
    var drawn = values
    return (0..<replicates).map { _ in
      for index in drawn.indices { drawn[index] = values[generator.index(below: values.count)] }
      return statistic(drawn)
    }
  }

  /// Returns the quantiles of the drawn statistics that leave half of 1 − `confidence` on each side
  /// (Efron and Tibshirani, section 13.3); nil without a value, if a statistic is not a number, or if all are the same: they say
  /// nothing then of what was not seen.
  public func percentileInterval<Value>(
    of values: [Value], _ statistic: ([Value]) -> Double
  ) -> ClosedRange<Double>? {
    values.isEmpty ? nil : percentileInterval(ofDrawn: distribution(of: values, statistic))
  }

  /// Returns the percentile interval of statistics already drawn by `distribution`, for several
  /// statistics of the same draws; nil likewise.
  public func percentileInterval(ofDrawn statistics: [Double]) -> ClosedRange<Double>? {
    guard let drawn = Sample(statistics) else { return nil }
    let tail = (1 - confidence) / 2
    let interval = drawn.quantile(tail)...drawn.quantile(1 - tail)
    return interval.lowerBound < interval.upperBound ? interval : nil
  }

  /// Returns the interval of a mean of differences, each −1 to 1, of which all that were seen are alike, so that no drawing of
  /// them tells how they spread.
  ///
  /// It holds the mean with at least `confidence`, however far others lie: the share of others is bounded after Clopper and
  /// Pearson, and every other one may be −1, or 1.
  ///
  /// - Parameters:
  ///   - value: that of each.
  ///   - count: of those that were seen; at least 1.
  public func interval(ofAllAlike value: Double, count: Int) -> ClosedRange<Double> {
    let others = Proportion(successes: 0, of: count).upperBound(confidence: confidence)
    return (value - others * (1 + value))...(value + others * (1 - value))
  }

  /// Returns the percentile interval of a statistic of all values, drawing whole clusters.
  public func percentileInterval<Value>(
    ofClusters clusters: [[Value]], _ statistic: ([Value]) -> Double
  ) -> ClosedRange<Double>? {
    percentileInterval(of: clusters) { statistic($0.flatMap(\.self)) }
  }
}
