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

  @Test func `median intervals rest on the ranks and coverages of SciPy's binomial`() throws {
    for fixture in try StatisticsFixtures.load().medianIntervals {
      let sample = try #require(Sample((1...fixture.n).map(Double.init)))
      let interval = sample.medianInterval(confidence: fixture.confidence)
      #expect(Int(interval?.lower ?? 0) == fixture.rank, "\(fixture)")
      #expect(abs((interval?.coverage ?? 0) - fixture.coverage) < 1e-10, "\(fixture)")
      if let interval { #expect(Int(interval.upper) == fixture.n + 1 - fixture.rank) }
    }
  }

  /// K. R. Nair, "Table of confidence interval for the median in samples from any continuous
  /// population", Sankhyā 4, 1940, pp. 551–558; also W. J. Dixon and F. J. Massey, table A-25.
  @Test(arguments: [
    (6, 1), (8, 1), (9, 2), (12, 3), (15, 4), (17, 5), (20, 6), (25, 8), (30, 10), (40, 14),
    (50, 18),
  ])
  func `ranks are those of the published table`(count: Int, rank: Int) throws {
    let sample = try #require(Sample((1...count).map(Double.init)))
    #expect(sample.medianInterval()?.lower == Double(rank))
  }

  @Test func `five values cannot hold a median with 95 %`() {
    #expect(Sample([1, 2, 3, 4, 5])?.medianInterval() == nil)
  }
}
