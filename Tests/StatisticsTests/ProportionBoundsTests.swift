import Foundation
import Simulation
import Statistics
import Testing

struct ProportionBoundsTests {
  @Test func `one-sided bounds are SciPy's`() throws {
    for fixture in try StatisticsFixtures.load().proportionBounds {
      let proportion = Proportion(successes: fixture.k, of: fixture.n)
      let lower = proportion.lowerBound(confidence: fixture.confidence)
      let upper = proportion.upperBound(confidence: fixture.confidence)
      #expect(agree(lower, fixture.lower), "\(fixture), but \(lower)")
      #expect(agree(upper, fixture.upper), "\(fixture), but \(upper)")
    }
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
