import RealModule

extension SerialCorrelation {
  /// Tests whether values rise or fall with time.
  ///
  /// Returns the probability of slopes as steep as those of the series, either way, if there is no
  /// trend: Student's test of each regression line, combined over the series.
  ///
  /// 1 if no series has three values that differ. The series must be independent of one another.
  public static func trendPValue(_ series: [[Double]]) -> Double {
    let pValues = series.compactMap(trendPValue(of:))
    return pValues.isEmpty ? 1 : combined(pValues)
  }

  /// Returns the p-value of one series, against its index.
  private static func trendPValue(of series: [Double]) -> Double? {
    let count = Double(series.count)
    guard count > 2 else { return nil }
    let mean = series.reduce(0, +) / count
    let times = series.indices.map { Double($0) - (count - 1) / 2 }
    let spread = times.reduce(0) { $0 + $1 * $1 }
    let slope = zip(times, series).reduce(0) { $0 + $1.0 * ($1.1 - mean) } / spread
    let squares = zip(times, series).reduce(0) { sum, value in
      let rest = value.1 - mean - slope * value.0
      return sum + rest * rest
    }
    guard squares > 0, squares.isFinite else { return nil }
    let t = slope * (spread * (count - 2) / squares).squareRoot()
    return 2 * StudentDistribution(degreesOfFreedom: count - 2).cumulativeProbability(of: -abs(t))
  }

  /// Returns Fisher's combination: −2 Σ ln p has the χ² distribution with 2k degrees of freedom,
  /// whose tail is a Poisson sum.
  ///
  /// Source: R. A. Fisher, Statistical Methods for Research Workers, 4th edition, 1932, 21.1.
  ///
  /// - Parameter pValues: of independent tests, each above 0.
  static func combined(_ pValues: [Double]) -> Double {
    let half = -pValues.reduce(0) { $0 + .log(max($1, .leastNormalMagnitude)) }
    var term = Double.exp(-half)
    var tail = 0.0
    for number in pValues.indices {
      tail += term
      term *= half / Double(number + 1)
    }
    return min(1, tail)
  }
}
