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
      #expect(agree(mean.bounds(error: fixture.error).lower, fixture.lower))
      #expect(agree(mean.bounds(error: fixture.error).upper, fixture.upper))
    }
  }

  @Test func `a bound is where the test turns`() throws {
    let mean = try #require(TrimmedMean([0.01, 0.03, 0.02, 0.025, 0.018]))
    #expect(agree(mean.pValue(above: mean.bounds(error: 0.01).lower), 0.01))
    #expect(agree(mean.pValue(below: mean.bounds(error: 0.01).upper), 0.01))
  }

  @Test func `values that are all the same are known exactly`() throws {
    let mean = try #require(TrimmedMean([2, 2, 2]))
    #expect(mean.bounds(error: 0.001).lower == 2 && mean.bounds(error: 0.001).upper == 2)
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

  @Test func `what is added to the values counts where they are cut off, too`() throws {
    let values = [1.0, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    let rests = [0.0, 0, 0, 0, 0, 0, 0, 0, 0, 20]
    let plain = try #require(TrimmedMean(values, trimming: 0.1))
    let both = try #require(TrimmedMean(centres: values, rests: rests, trimming: 0.1))
    #expect(both.value == plain.value + 2 && both.standardError > plain.standardError)
    // Without trimming both are one sum.
    let sum = try #require(TrimmedMean(zip(values, rests).map { $0 + $1 }))
    let untrimmed = try #require(TrimmedMean(centres: values, rests: rests, trimming: 0))
    #expect(agree(untrimmed.value, sum.value))
    #expect(agree(untrimmed.standardError, sum.standardError))
    #expect(TrimmedMean(centres: values, rests: [1], trimming: 0) == nil)
  }

  @Test func `a mean that is widened has the bounds of its new error`() throws {
    let mean = try #require(TrimmedMean([0.01, 0.03, 0.02, 0.025, 0.018]))
    let wider = mean.widened(by: 2, degreesOfFreedom: 2)
    #expect(wider.value == mean.value && wider.standardError == 2 * mean.standardError)
    // The 95th percentile of Student's t with two degrees of freedom, from tables.
    #expect(
      abs((wider.bounds(error: 0.05).upper - wider.value) / wider.standardError - 2.920) < 1e-3)
  }

  @Test func `one value, and what is no number, has no mean`() {
    #expect(TrimmedMean([1]) == nil)
    #expect(TrimmedMean([1, .nan]) == nil)
    #expect(TrimmedMean([1, .infinity]) == nil)
  }
}
