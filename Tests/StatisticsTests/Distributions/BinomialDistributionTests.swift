import Statistics
import Testing

struct BinomialDistributionTests {
  @Test func `both tails are exact sums of binomial terms`() throws {
    for fixture in try StatisticsFixtures.load().binomialTails {
      let distribution = BinomialDistribution(trials: fixture.n, probability: fixture.p)
      let (lower, upper) = (distribution.lowerTail(fixture.k), distribution.upperTail(fixture.k))
      #expect(agree(lower, fixture.lower), "\(fixture), but \(lower)")
      #expect(agree(upper, fixture.upper), "\(fixture), but \(upper)")
    }
  }

  @Test func `the tails below and above a count share nothing`() {
    let distribution = BinomialDistribution(trials: 40, probability: 0.83)
    for successes in -1...41 {
      let sum = distribution.lowerTail(successes) + distribution.upperTail(successes + 1)
      #expect(agree(sum, 1, tolerance: 1e-12))
    }
  }

  @Test func `at the ends nothing is left to chance`() {
    let never = BinomialDistribution(trials: 5, probability: 0)
    #expect(never.lowerTail(0) == 1 && never.upperTail(1) == 0)
    let always = BinomialDistribution(trials: 5, probability: 1)
    #expect(always.lowerTail(4) == 0 && always.upperTail(5) == 1)
    let nothing = BinomialDistribution(trials: 0, probability: 0.5)
    #expect(nothing.lowerTail(0) == 1 && nothing.lowerTail(-1) == 0)
    #expect(nothing.upperTail(0) == 1 && nothing.upperTail(1) == 0)
  }
}
