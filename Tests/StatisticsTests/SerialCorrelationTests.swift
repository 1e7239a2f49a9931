import RealModule
import Statistics
import Testing

struct SerialCorrelationTests {
  @Test func `the estimate is that of its definition, and corrected`() throws {
    // Deviations of -1.5, -0.5, 0.5 and 1.5: 1.25 of 5 is a quarter, and Kendall adds (1 + 3/4)/4.
    let found = try #require(SerialCorrelation([[1, 2, 3, 4]]))
    #expect(agree(found.value, 0.25 + 1.75 / 4))
    #expect(agree(found.standardError, 0.5))
    #expect(SerialCorrelation([[2, 2, 2, 2]]) == nil)
    #expect(
      SerialCorrelation([[2, 2, 2, 2], [1, 2, 3, 4]]) == found, "what does not vary says nothing")
  }

  @Test(arguments: [0.0, 0.3, 0.7])
  func `many series tell the autocorrelation that they were drawn with`(truth: Double) throws {
    var random = SeededGenerator(seed: 3)
    let normal = NormalDistribution()
    let series = (0..<250).map { _ in
      (0..<128).reduce(into: [Double]()) { series, _ in
        let new = normal.quantile(Double.random(in: 1e-12..<1, using: &random))
        series.append(
          series.last.map { truth * $0 + (1 - truth * truth).squareRoot() * new } ?? new)
      }
    }
    let found = try #require(SerialCorrelation(series))
    #expect(abs(found.value - truth) < 0.03, "\(found.value), seed 3")
  }

  @Test(arguments: [(0.0, 8), (0.5, 8), (0.8, 32), (0.95, 5)])
  func `the variance of a mean is the sum of all covariances`(correlation: Double, count: Int) {
    let pairs = (0..<count).flatMap { i in (0..<count).map { j in abs(i - j) } }
    let variance =
      pairs.reduce(0) { $0 + Double.pow(correlation, $1) } / Double(count * count)
    // What is not in the mean is in the sample's own variance.
    let expected = variance / ((1 - variance) / Double(count - 1))
    let found = SerialCorrelation.varianceInflation(correlation: correlation, count: count)
    #expect(abs(found - expected) < 1e-9 * expected)
  }
}
