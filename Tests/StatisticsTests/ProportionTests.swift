import Foundation
import Statistics
import Testing

struct ProportionTests {
  @Test func `intervals are SciPy's`() throws {
    for fixture in try StatisticsFixtures.load().proportions {
      let interval = Proportion(successes: fixture.k, of: fixture.n)
        .interval(confidence: fixture.confidence)
      #expect(agree(interval.lowerBound, fixture.lower), "\(fixture), but \(interval)")
      #expect(agree(interval.upperBound, fixture.upper), "\(fixture), but \(interval)")
    }
  }

  /// R. G. Newcombe, Statistics in Medicine 17, 1998, pp. 857–872, table I, method 5.
  @Test(arguments: [
    (81, 263, 0.2527, 0.3676), (15, 148, 0.0578, 0.1617), (0, 20, 0, 0.1684),
    (1, 29, 0.0009, 0.1776),
  ])
  func `intervals are those of Newcombe's table`(
    successes: Int, trials: Int, lower: Double, upper: Double
  ) {
    let interval = Proportion(successes: successes, of: trials).interval()
    #expect(abs(interval.lowerBound - lower) <= 0.00006)
    #expect(abs(interval.upperBound - upper) <= 0.00006)
  }

  @Test(arguments: [1, 2, 10, 299, 100_000])
  func `at the ends the bounds have a closed form`(trials: Int) {
    let none = Proportion(successes: 0, of: trials).interval()
    let all = Proportion(successes: trials, of: trials).interval()
    let bound = pow(0.025, 1 / Double(trials))
    #expect(none.lowerBound == 0)
    #expect(all.upperBound == 1)
    #expect(agree(all.lowerBound, bound))
    #expect(abs(none.upperBound - (1 - bound)) < 1e-12)
  }

  /// The one-sided 95 % bound is that of the two-sided 90 % interval.
  @Test func `299 reads without a failure, or 473 with one, show 99 %`() {
    func bound(_ successes: Int, _ trials: Int) -> Double {
      Proportion(successes: successes, of: trials).interval(confidence: 0.9).lowerBound
    }
    #expect(bound(299, 299) >= 0.99 && bound(298, 298) < 0.99)
    #expect(bound(472, 473) >= 0.99 && bound(471, 472) < 0.99)
  }

  @Test func `without a trial everything is possible`() {
    let nothing = Proportion(successes: 0, of: 0)
    #expect(nothing.rate == nil)
    #expect(nothing.interval() == 0...1)
  }

  @Test func `failures mirror successes`() {
    for successes in 0...40 {
      let interval = Proportion(successes: successes, of: 40).interval()
      let mirror = Proportion(successes: 40 - successes, of: 40).interval()
      #expect(abs(interval.lowerBound - (1 - mirror.upperBound)) < 1e-12)
    }
  }
}
