/// The likeness of successive values: the first autocorrelation, pooled over several series.
///
/// Each series has the same weight, whatever its variance. The estimate is corrected for the bias
/// from estimating the mean, (1 + 3 r) / n (M. G. Kendall, "Note on bias in the estimation of
/// autocorrelation", Biometrika 41, 1954, pp. 403–404). For short series it is still too low: for
/// 0.7 in 16 values by 0.1 (20,000 series, simulated).
public struct SerialCorrelation: Sendable, Hashable {
  /// The corrected correlation of neighbours; may exceed 1 a little.
  public let value: Double
  /// 1/√(values of all series), Bartlett's for series without correlation.
  public let standardError: Double

  /// Nil if no series has three or more values that differ.
  ///
  /// - Parameter series: each in the order of time.
  public init?(_ series: [[Double]]) {
    var sum = 0.0
    var bias = 0.0
    var values = 0
    var count = 0
    for one in series where one.count > 2 {
      let mean = one.reduce(0, +) / Double(one.count)
      let rest = one.map { $0 - mean }
      let squares = rest.reduce(0) { $0 + $1 * $1 }
      guard squares > 0, squares.isFinite else { continue }
      let found = zip(rest, rest.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / squares
      sum += found
      bias += 1 / Double(one.count)
      values += one.count
      count += 1
    }
    guard count > 0 else { return nil }
    let mean = sum / Double(count)
    value = mean + bias / Double(count) * (1 + 3 * min(max(mean, 0), 1))
    standardError = 1 / Double(values).squareRoot()
  }

  /// Returns the factor by which the variance of a mean exceeds what the variance of its values
  /// suggests, if they correlate as in a first-order autoregression.
  ///
  /// Both are known exactly: V = ((1 + r)/(1 − r) − 2 r (1 − rⁿ)/(n (1 − r)²))/n for values of
  /// variance 1, whose sample variance has the expectation (1 − V) n/(n − 1) (T. W. Anderson, The
  /// Statistical Analysis of Time Series, 1971, 8.3).
  ///
  /// - Parameters:
  ///   - correlation: from 0 to less than 1.
  ///   - count: of values, at least 2.
  public static func varianceInflation(correlation: Double, count: Int) -> Double {
    precondition((0..<1).contains(correlation) && count > 1, "values differ, and there are some")
    let (r, n) = (correlation, Double(count))
    var power = 1.0
    for _ in 0..<count { power *= r }
    let variance = ((1 + r) / (1 - r) - 2 * r * (1 - power) / (n * (1 - r) * (1 - r))) / n
    return variance * (n - 1) / (1 - variance)
  }
}
