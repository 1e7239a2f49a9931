import Statistics
import Testing

struct NormalDistributionTests {
  @Test func `normal quantiles and probabilities are SciPy's`() throws {
    let normal = NormalDistribution()
    for fixture in try StatisticsFixtures.load().normalQuantiles {
      #expect(agree(normal.quantile(fixture.p), fixture.z, tolerance: 1e-14), "\(fixture)")
      let below = normal.cumulativeProbability(of: fixture.z)
      #expect(agree(below, fixture.below, tolerance: 1e-11), "\(fixture), but \(below)")
    }
  }

  /// The test values that Wichura (1988) gives.
  @Test func `the quantiles are those of the algorithm's paper`() {
    let normal = NormalDistribution()
    #expect(agree(normal.quantile(0.25), -0.674_489_750_196_081_7, tolerance: 1e-15))
    #expect(agree(normal.quantile(0.001), -3.090_232_306_167_813, tolerance: 1e-15))
    #expect(agree(normal.quantile(1e-20), -9.262_340_089_798_408, tolerance: 1e-15))
  }

  @Test func `nothing lies beyond infinity`() {
    #expect(NormalDistribution().quantile(0) == -.infinity)
    #expect(NormalDistribution().quantile(1) == .infinity)
    #expect(NormalDistribution().cumulativeProbability(of: .infinity) == 1)
  }
}
