import Foundation
import Statistics
import Testing

struct BootstrapTests {
  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }

  private static func deviation(_ values: [Double]) -> Double {
    let mean = mean(values)
    return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count))
      .squareRoot()
  }

  /// With 3000 replicates a bound strays by about 0.05 standard errors, or more where it is skewed.
  @Test func `intervals are SciPy's but for the luck of the draw`() throws {
    let bootstrap = Bootstrap(replicates: 3000, seed: 12)
    for fixture in try StatisticsFixtures.load().bootstrapIntervals {
      let first = fixture.clusters.map { $0[0] }
      let interval =
        switch fixture.statistic {
        case "mean": bootstrap.percentileInterval(of: first, Self.mean)
        case "deviation": bootstrap.percentileInterval(of: first, Self.deviation)
        default: bootstrap.percentileInterval(ofClusters: fixture.clusters, Self.mean)
        }
      func isNear(_ bound: Double?, _ expected: Double) -> Bool {
        abs((bound ?? .infinity) - expected) < 0.25 * fixture.standardError
      }
      #expect(isNear(interval?.lowerBound, fixture.lower), "\(fixture)")
      #expect(isNear(interval?.upperBound, fixture.upper), "\(fixture)")
    }
  }

  /// A drawn mean of n values of 0 and 1 is binomial: its quantiles are known.
  @Test func `the percentile interval of a share has binomial quantiles`() throws {
    let values = (0..<100).map { $0 < 30 ? 1.0 : 0 }
    let interval = try #require(
      Bootstrap(replicates: 4000, seed: 3).percentileInterval(of: values, Self.mean))
    let distribution = BinomialDistribution(trials: 100, probability: 0.3)
    func quantile(_ tail: Double) -> Double {
      Double((0...100).first { distribution.lowerTail($0) >= tail } ?? 100) / 100
    }
    #expect(abs(interval.lowerBound - quantile(0.025)) < 0.0101)
    #expect(abs(interval.upperBound - quantile(0.975)) < 0.0101)
  }

  @Test func `drawn means have the deviation of the mean`() {
    let values = (1...40).map { Double($0 * $0) }
    let drawn = Bootstrap(replicates: 4000, seed: 4).distribution(of: values, Self.mean)
    let expected = Self.deviation(values) / 40.0.squareRoot()
    // The deviation of 4000 draws strays by 1 / √8000 of itself.
    #expect(agree(Self.deviation(drawn), expected, tolerance: 0.045))
    #expect(abs(Self.mean(drawn) - Self.mean(values)) < 4 * expected / 4000.0.squareRoot())
  }

  @Test func `clusters of copies count as one value each`() {
    let values = [1.0, 4, 2, 8, 5, 7, 1.5]
    let bootstrap = Bootstrap(replicates: 300, seed: 5)
    let copies = values.map { [Double](repeating: $0, count: 4) }
    #expect(
      bootstrap.percentileInterval(ofClusters: copies, Self.mean)
        == bootstrap.percentileInterval(of: values, Self.mean))
  }

  @Test func `a seed gives the same interval, another one another`() {
    let values = [1.0, 4, 2, 8, 5, 7, 1.5]
    func interval(_ seed: UInt64) -> ClosedRange<Double>? {
      Bootstrap(replicates: 100, seed: seed).percentileInterval(of: values, Self.mean)
    }
    #expect(interval(1) == interval(1))
    #expect(interval(1) != interval(2))
  }

  /// Of 30 alike, others are at most 1 − 0.05^(1/30) = 9.5 % of all; each may be −1, or 1.
  @Test func `differences that are all alike are bounded by how many others there may be`() {
    let bootstrap = Bootstrap()
    let none = bootstrap.interval(ofAllAlike: 0, count: 30)
    #expect(agree(none.lowerBound, -0.09503, tolerance: 1e-4))
    #expect(agree(none.upperBound, 0.09503, tolerance: 1e-4))
    #expect(bootstrap.interval(ofAllAlike: 1, count: 30).upperBound == 1)
    #expect(
      agree(bootstrap.interval(ofAllAlike: 1, count: 30).lowerBound, 0.80993, tolerance: 1e-4))
  }

  @Test func `where nothing varies there is no interval`() {
    let bootstrap = Bootstrap(replicates: 50)
    #expect(bootstrap.percentileInterval(of: [2, 2, 2], Self.mean) == nil)
    #expect(bootstrap.percentileInterval(of: [], Self.mean) == nil)
    #expect(bootstrap.percentileInterval(of: [2, 2, 2]) { _ in .nan } == nil)
  }
}
