import Statistics
import Testing

struct HodgesLehmannTests {
  @Test func `estimates and intervals are those of an independent computation`() throws {
    for fixture in try StatisticsFixtures.load().hodgesLehmannEstimates {
      let sample = try #require(Sample(fixture.values))
      let result = HodgesLehmann(of: sample, confidence: fixture.confidence)
      #expect(agree(result.estimate, fixture.estimate), "\(fixture)")
      #expect((result.interval != nil) == fixture.hasInterval, "\(fixture)")
      if let interval = result.interval {
        #expect(agree(interval.lower, fixture.lower), "\(fixture), but \(interval)")
        #expect(agree(interval.upper, fixture.upper), "\(fixture), but \(interval)")
        #expect(agree(interval.coverage, fixture.coverage), "\(fixture), but \(interval)")
      }
    }
  }

  /// The greatest signed-rank sum that is significant at 5 %, two-sided: F. Wilcoxon and R. A. Wilcox,
  /// Some Rapid Approximate Statistical Procedures, 1964, table 2. The interval starts one rank on.
  @Test(arguments: [(6, 0), (8, 3), (10, 8), (15, 25), (20, 52), (25, 89)])
  func `ranks are those of the published table`(count: Int, critical: Int) throws {
    // Powers of 4 make all averages distinct.
    var values = [1.0]
    while values.count < count { values.append(4 * values[values.count - 1]) }
    let averages = values.indices.flatMap { index in
      values[index...].map { (values[index] + $0) / 2 }
    }
    let result = HodgesLehmann(of: try #require(Sample(values)))
    #expect(result.interval?.lower == averages.sorted()[critical])
  }

  @Test func `shifts and signs carry over`() throws {
    let first = try #require(Sample([1, 5, 2.5, 9, 4, 7.25]))
    let second = try #require(Sample(first.sorted.map { $0 + 3 }))
    let negative = try #require(Sample(first.sorted.map { -$0 }))
    #expect(HodgesLehmann(of: negative).estimate == -HodgesLehmann(of: first).estimate)
    #expect(
      HodgesLehmann(of: negative).interval?.lower
        == HodgesLehmann(of: first).interval.map { -$0.upper })
    #expect(HodgesLehmann(of: second).estimate == HodgesLehmann(of: first).estimate + 3)
  }

  @Test func `of one value there is an estimate but no interval`() throws {
    let single = HodgesLehmann(of: try #require(Sample([4])))
    #expect(single.estimate == 4 && single.interval == nil)
  }
}
