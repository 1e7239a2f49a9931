import RealModule

/// The median of paired ratios, such as of two durations measured on the same frame.
///
/// The median is taken of the logarithms, so that swapping what is compared inverts the result
/// exactly: a ratio of 2 and one of 1/2 lie equally far from 1.
public struct MedianRatio: Sendable, Hashable {
  /// Above 0; 1 where both are alike.
  public let median: Double
  /// The distribution-free interval of the median (see `Sample.medianInterval`); nil where there
  /// are too few pairs.
  public let interval: ClosedRange<Double>?
  public let pairs: Int

  /// Nil without a ratio, or where one is not above 0 and finite. O(n log n).
  ///
  /// - Parameter confidence: strictly between 0 and 1.
  public init?(_ ratios: some Sequence<Double>, confidence: Double = 0.95) {
    let logRatios = ratios.map { $0 > 0 ? Double.log($0) : .nan }
    guard logRatios.allSatisfy(\.isFinite), let sample = Sample(logRatios) else { return nil }
    median = .exp(sample.median)
    interval = sample.medianInterval(confidence: confidence)
      .map { .exp($0.lower)...(.exp($0.upper)) }
    pairs = sample.count
  }
}
