import Statistics
import Testing

struct MeanRateTests {
  private func interval(_ first: [(Int, Int)], less second: [(Int, Int)]) throws
    -> ClosedRange<Double>
  {
    func mean(_ groups: [(Int, Int)]) throws -> MeanRate {
      try #require(MeanRate(groups.map { Proportion(successes: $0.0, of: $0.1) }))
    }
    return try mean(first).interval(less: mean(second))
  }

  /// R. G. Newcombe, Statistics in Medicine 17, 1998, pp. 873–890, table II, method 10.
  @Test(arguments: [
    ((56, 70), (48, 80), 0.0524, 0.3339), ((9, 10), (3, 10), 0.1705, 0.8090),
    ((6, 7), (2, 7), 0.0582, 0.8062), ((5, 56), (0, 29), -0.0381, 0.1926),
    ((0, 10), (0, 20), -0.1611, 0.2775), ((10, 10), (0, 20), 0.6791, 1),
    ((10, 10), (0, 10), 0.6075, 1),
  ])
  func `of one group each it is Newcombe's`(
    first: (Int, Int), second: (Int, Int), lower: Double, upper: Double
  ) throws {
    let interval = try interval([first], less: [second])
    #expect(abs(interval.lowerBound - lower) <= 0.00006)
    #expect(abs(interval.upperBound - upper) <= 0.00006)
  }

  /// All successes say that the rates are near 1, not that they are 1.
  @Test func `groups of successes alone leave a width`() throws {
    let interval = try interval([(30, 30), (30, 30)], less: [(30, 30), (30, 30), (30, 30)])
    #expect(interval.lowerBound < -0.05 && interval.upperBound > 0.05)
  }

  /// As of a reader that misreads at one width, which it hardly reads: a bound by an effective number of trials held in 59 %.
  @Test(arguments: [
    ([32, 32, 32, 32, 68, 7, 6, 2], 7), ([32, 32, 32, 32, 68, 7, 6, 2], 5),
    ([40, 40, 40, 40, 40, 40], 5),
  ])
  func `the upper bound holds where the groups differ`(trials: [Int], wrong: Int) throws {
    var random = SeededGenerator(seed: 9)
    let truth = 0.36 / Double(trials.count)
    let held = try (0..<2000).count { (_: Int) in
      let groups = trials.enumerated().map { place, trials in
        Proportion(
          successes: place == wrong
            ? BinomialDistribution(trials: trials, probability: 0.36).sample(using: &random) : 0,
          of: trials)
      }
      return try #require(MeanRate(groups)).upperBound() >= truth
    }
    #expect(Double(held) / 2000 >= 0.95, "\(held)")
  }

  @Test func `without a group or a trial there is no mean`() {
    #expect(MeanRate([]) == nil)
    #expect(MeanRate([Proportion(successes: 0, of: 0)]) == nil)
  }

  /// Rates as of widths around a limit. Where the coverage is 95 %, fewer than 93.9 % of 4000 are held once in a thousand tests.
  @Test(arguments: [
    ([0.99, 0.995, 0.999], [0.9, 0.98, 0.99, 0.99, 0.995]), ([0.7, 0.9], [0.5, 0.8, 0.95]),
  ])
  func `it holds the true difference`(whole: [Double], fractional: [Double]) throws {
    var random = SeededGenerator(seed: 7)
    func drawn(_ rates: [Double]) -> MeanRate? {
      MeanRate(
        rates.map {
          Proportion(
            successes: BinomialDistribution(trials: 40, probability: $0).sample(using: &random),
            of: 40)
        })
    }
    func mean(_ rates: [Double]) -> Double { rates.reduce(0, +) / Double(rates.count) }
    let truth = mean(whole) - mean(fractional)
    let held = try (0..<4000).count { (_: Int) in
      let (first, second) = (try #require(drawn(whole)), try #require(drawn(fractional)))
      return first.interval(less: second).contains(truth)
    }
    #expect(Double(held) / 4000 >= 0.939, "\(held)")
  }
}
