import Statistics
import Testing

struct SampleTests {
  @Test func `quantiles are NumPy's`() throws {
    for fixture in try StatisticsFixtures.load().quantiles {
      let sample = try #require(Sample(fixture.values))
      #expect(agree(sample.quantile(fixture.p), fixture.value, tolerance: 1e-14))
    }
  }

  @Test func `the median of an even count is the mean of the middle two`() {
    #expect(Sample([4, 1, 3, 2])?.median == 2.5)
    #expect(Sample([9, 1, 3])?.median == 3)
    #expect(Sample([7])?.median == 7)
  }

  @Test func `the order of the values does not matter`() {
    let values = [3.0, 1, 4, 1, 5, 9, 2, 6]
    #expect(Sample(values) == Sample(values.reversed()))
  }

  @Test func `no value, or one that is not a number, is no sample`() {
    #expect(Sample([]) == nil)
    #expect(Sample([1, .nan]) == nil)
  }
}
