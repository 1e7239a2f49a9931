import Statistics
import Testing

struct FisherExactTests {
  @Test func `p-values are those of SciPy`() throws {
    for fixture in try StatisticsFixtures.load().fisherTests {
      let test = FisherExact(
        firstSuccesses: fixture.a, of: fixture.n, secondSuccesses: fixture.b, of: fixture.m)
      #expect(agree(test.pValueGreater, fixture.greater, tolerance: 1e-8), "\(fixture)")
    }
  }

  @Test func `the lady who tastes tea`() {
    // R. A. Fisher, The Design of Experiments, 1935, section 5: all of four cups told apart, one way in 70.
    let test = FisherExact(firstSuccesses: 4, of: 4, secondSuccesses: 0, of: 4)
    #expect(agree(test.pValueGreater, 1.0 / 70))
  }
}
