import Statistics
import Testing

struct StudentDistributionTests {
  @Test func `Student's quantiles and probabilities are SciPy's`() throws {
    for fixture in try StatisticsFixtures.load().studentQuantiles {
      let student = StudentDistribution(degreesOfFreedom: fixture.degrees)
      let t = student.quantile(fixture.p)
      #expect(agree(t, fixture.t) || abs(t - fixture.t) < 1e-14, "\(fixture), but \(t)")
      let below = student.cumulativeProbability(of: fixture.t)
      #expect(agree(below, fixture.below), "\(fixture), but \(below)")
    }
  }

  /// It is the Cauchy distribution then: t = tan(π (p − 1/2)).
  @Test func `with one degree of freedom the quartiles are 1 from the middle`() {
    let cauchy = StudentDistribution(degreesOfFreedom: 1)
    #expect(agree(cauchy.quantile(0.75), 1, tolerance: 1e-12))
    #expect(agree(cauchy.cumulativeProbability(of: -1), 0.25, tolerance: 1e-12))
    #expect(cauchy.quantile(0) == -.infinity && cauchy.quantile(1) == .infinity)
  }

  /// The 95 % column of any table of t.
  @Test(arguments: [(1.0, 12.706), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)])
  func `two-sided 95 % points are those of the table`(degrees: Double, t: Double) {
    #expect(abs(StudentDistribution(degreesOfFreedom: degrees).quantile(0.975) - t) < 0.0005)
  }
}
