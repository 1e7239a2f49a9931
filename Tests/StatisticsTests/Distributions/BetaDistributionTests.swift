import Statistics
import Testing

struct BetaDistributionTests {
  @Test func `the incomplete beta function is SciPy's`() throws {
    for fixture in try StatisticsFixtures.load().incompleteBeta {
      let value = BetaDistribution(a: fixture.a, b: fixture.b).cumulativeProbability(of: fixture.x)
      #expect(agree(value, fixture.value), "\(fixture), but \(value)")
    }
  }

  @Test func `beta quantiles are SciPy's`() throws {
    for fixture in try StatisticsFixtures.load().betaQuantiles {
      let value = BetaDistribution(a: fixture.a, b: fixture.b).quantile(fixture.p)
      #expect(agree(value, fixture.value), "\(fixture), but \(value)")
    }
  }

  @Test(arguments: [0.001, 0.2, 0.5, 0.77, 0.999])
  func `with one shape at 1 it is a power`(x: Double) {
    var power = 1.0
    for shape in 1...30 {
      power *= x
      let value = BetaDistribution(a: Double(shape), b: 1).cumulativeProbability(of: x)
      #expect(agree(value, power, tolerance: 1e-13))
    }
  }

  @Test func `binomial tails are sums of binomial terms`() {
    // P(X ≥ 2) for 5 fair coins: 26 of 32.
    let tail = BetaDistribution(a: 2, b: 4).cumulativeProbability(of: 0.5)
    #expect(agree(tail, 26.0 / 32, tolerance: 1e-14))
  }

  @Test func `the quantile inverts the cumulative probability`() {
    let distribution = BetaDistribution(a: 3.5, b: 11)
    for step in 1..<100 {
      let probability = Double(step) / 100
      let x = distribution.quantile(probability)
      #expect(agree(distribution.cumulativeProbability(of: x), probability, tolerance: 1e-12))
    }
  }

  @Test func `outside 0 to 1 nothing is left`() {
    let distribution = BetaDistribution(a: 2, b: 3)
    #expect(distribution.cumulativeProbability(of: -1) == 0)
    #expect(distribution.cumulativeProbability(of: 2) == 1)
    #expect(distribution.quantile(0) == 0)
    #expect(distribution.quantile(1) == 1)
  }
}
