import Statistics
import Testing

struct IsotonicRegressionTests {
  @Test func `fits are SciPy's`() throws {
    for fixture in try StatisticsFixtures.load().isotonicFits {
      let fitted = IsotonicRegression(fixture.values, weights: fixture.weights).fitted
      #expect(fitted.count == fixture.fit.count)
      #expect(
        zip(fitted, fixture.fit).allSatisfy { agree($0, $1, tolerance: 1e-10) }, "\(fixture)")
    }
  }

  @Test func `what rises stays, and what falls becomes its mean`() {
    #expect(IsotonicRegression([1, 2, 2, 5]).fitted == [1, 2, 2, 5])
    #expect(IsotonicRegression([3, 2, 1]).fitted == [2, 2, 2])
    #expect(IsotonicRegression([0, 4, 1], weights: [1, 1, 2]).fitted == [0, 2, 2])
    #expect(IsotonicRegression([]).fitted == [])
  }
}
