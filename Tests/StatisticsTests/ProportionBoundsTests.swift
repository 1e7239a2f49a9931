import Foundation
import Simulation
import Statistics
import Testing

struct ProportionBoundsTests {
  @Test func `one-sided bounds and Wilson's interval are SciPy's`() throws {
    for fixture in try StatisticsFixtures.load().proportionBounds {
      let proportion = Proportion(successes: fixture.k, of: fixture.n)
      let lower = proportion.lowerBound(confidence: fixture.confidence)
      let upper = proportion.upperBound(confidence: fixture.confidence)
      let wilson = proportion.wilsonInterval(confidence: fixture.confidence)
      #expect(agree(lower, fixture.lower), "\(fixture), but \(lower)")
      #expect(agree(upper, fixture.upper), "\(fixture), but \(upper)")
      #expect(agree(wilson.lowerBound, fixture.wilsonLower), "\(fixture), but \(wilson)")
      #expect(agree(wilson.upperBound, fixture.wilsonUpper), "\(fixture), but \(wilson)")
    }
  }

  /// R. G. Newcombe, Statistics in Medicine 17, 1998, pp. 857–872, table I, method 3.
  @Test(arguments: [
    (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
    (1, 29, 0.0061, 0.1718),
  ])
  func `Wilson's intervals are those of Newcombe's table`(
    successes: Int, trials: Int, lower: Double, upper: Double
  ) {
    let interval = Proportion(successes: successes, of: trials).wilsonInterval()
    #expect(abs(interval.lowerBound - lower) <= 0.00006)
    #expect(abs(interval.upperBound - upper) <= 0.00006)
  }

  @Test(arguments: [1, 3, 59, 299, 100_000])
  func `at the ends one-sided bounds have a closed form`(trials: Int) {
    let none = Proportion(successes: 0, of: trials)
    let all = Proportion(successes: trials, of: trials)
    let bound = pow(0.05, 1 / Double(trials))
    #expect(none.lowerBound() == 0 && all.upperBound() == 1)
    #expect(agree(all.lowerBound(), bound))
    #expect(abs(none.upperBound() - (1 - bound)) < 1e-12)
  }

  @Test func `a one-sided bound is the end of a two-sided interval of less confidence`() {
    for successes in 0...17 {
      let proportion = Proportion(successes: successes, of: 17)
      let interval = proportion.interval(confidence: 0.9)
      #expect(agree(proportion.lowerBound(), interval.lowerBound))
      #expect(agree(proportion.upperBound(), interval.upperBound))
    }
  }

  @Test func `without a trial the bounds say nothing`() {
    let nothing = Proportion(successes: 0, of: 0)
    #expect(nothing.lowerBound() == 0 && nothing.upperBound() == 1)
    #expect(nothing.wilsonInterval() == 0...1)
  }

  /// The exact coverage: the binomial probability of the counts whose interval holds the rate.
  @Test(arguments: [1, 2, 5, 12, 40, 100])
  func `Clopper–Pearson covers with at least 95 % at every rate`(trials: Int) {
    let proportions = (0...trials).map { Proportion(successes: $0, of: trials) }
    let intervals = proportions.map { $0.interval() }
    let lowerBounds = proportions.map { $0.lowerBound() }
    let upperBounds = proportions.map { $0.upperBound() }
    for step in 0...50 {
      let rate = Double(step) / 50
      let distribution = BinomialDistribution(trials: trials, probability: rate)
      let coverage = distribution.probability(ofCountsWhere:)
      let rounding = 1e-12
      #expect(coverage { intervals[$0].contains(rate) } >= 0.95 - rounding, "at \(rate)")
      #expect(coverage { lowerBounds[$0] <= rate } >= 0.95 - rounding, "at \(rate)")
      #expect(coverage { upperBounds[$0] >= rate } >= 0.95 - rounding, "at \(rate)")
    }
  }
}
