import Statistics
import Testing

struct StudentMeanTests {
  @Test func `bounds and p-values are those of SciPy`() throws {
    for fixture in try StatisticsFixtures.load().studentMeans {
      let mean = try #require(StudentMean(fixture.values))
      #expect(agree(mean.value, fixture.mean))
      #expect(agree(mean.standardError, fixture.standardError))
      #expect(agree(mean.pValue(below: fixture.limit), fixture.below), "\(fixture)")
      #expect(agree(mean.pValue(above: fixture.limit), fixture.above), "\(fixture)")
      #expect(agree(mean.lowerBound(error: fixture.error), fixture.lower))
      #expect(agree(mean.upperBound(error: fixture.error), fixture.upper))
    }
  }

  @Test func `a bound is where the test turns`() throws {
    let mean = try #require(StudentMean([0.01, 0.03, 0.02, 0.025, 0.018]))
    #expect(agree(mean.pValue(above: mean.lowerBound(error: 0.01)), 0.01))
    #expect(agree(mean.pValue(below: mean.upperBound(error: 0.01)), 0.01))
  }

  @Test func `values that are all the same are known exactly`() throws {
    let mean = try #require(StudentMean([2, 2, 2]))
    #expect(mean.lowerBound(error: 0.001) == 2 && mean.upperBound(error: 0.001) == 2)
    #expect(mean.pValue(above: 1.9) == 0 && mean.pValue(above: 2) == 1)
    #expect(mean.pValue(below: 2.1) == 0 && mean.pValue(below: 2) == 1)
  }

  @Test func `one value, and what is no number, has no mean`() {
    #expect(StudentMean([1]) == nil)
    #expect(StudentMean([1, .nan]) == nil)
    #expect(StudentMean([1, .infinity]) == nil)
  }
}
