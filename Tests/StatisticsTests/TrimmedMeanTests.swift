import Statistics
import Testing

struct TrimmedMeanTests {
  @Test func `bounds and p-values are those of SciPy`() throws {
    for fixture in try StatisticsFixtures.load().trimmedMeans {
      let mean = try #require(TrimmedMean(fixture.values, trimming: fixture.trimming))
      #expect(agree(mean.value, fixture.mean))
      #expect(agree(mean.standardError, fixture.standardError))
      #expect(agree(mean.pValue(below: fixture.limit), fixture.below), "\(fixture)")
      #expect(agree(mean.pValue(above: fixture.limit), fixture.above), "\(fixture)")
      #expect(agree(mean.lowerBound(error: fixture.error), fixture.lower))
      #expect(agree(mean.upperBound(error: fixture.error), fixture.upper))
    }
  }

  @Test func `a bound is where the test turns`() throws {
    let mean = try #require(TrimmedMean([0.01, 0.03, 0.02, 0.025, 0.018]))
    #expect(agree(mean.pValue(above: mean.lowerBound(error: 0.01)), 0.01))
    #expect(agree(mean.pValue(below: mean.upperBound(error: 0.01)), 0.01))
  }

  @Test func `values that are all the same are known exactly`() throws {
    let mean = try #require(TrimmedMean([2, 2, 2]))
    #expect(mean.lowerBound(error: 0.001) == 2 && mean.upperBound(error: 0.001) == 2)
    #expect(mean.pValue(above: 1.9) == 0 && mean.pValue(above: 2) == 1)
    #expect(mean.pValue(below: 2.1) == 0 && mean.pValue(below: 2) == 1)
  }

  @Test func `what lies far out does not move it`() throws {
    let values = [1.0, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    let mean = try #require(TrimmedMean(values, trimming: 0.1))
    #expect(mean.value == 5.5 && mean.count == 8)
    let far = try #require(TrimmedMean(values.dropLast() + [1000], trimming: 0.1))
    #expect(far == mean)
    #expect(TrimmedMean(values, trimming: 0.09)?.count == 10, "no whole value is cut off")
  }

  @Test func `one value, and what is no number, has no mean`() {
    #expect(TrimmedMean([1]) == nil)
    #expect(TrimmedMean([1, .nan]) == nil)
    #expect(TrimmedMean([1, .infinity]) == nil)
  }
}
