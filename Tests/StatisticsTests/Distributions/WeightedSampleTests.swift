import Statistics
import Testing

struct WeightedSampleTests {
  private let fractions = [0, 0.05, 0.31, 0.5, 0.77, 0.99, 1]

  @Test(arguments: [[3.0], [2, 1], [5, 1, 4, 4, 9, 2.5, 7]])
  func `where all weigh the same its quantiles are those of a sample`(values: [Double]) throws {
    let sample = try #require(Sample(values))
    let weighted = try #require(WeightedSample(values.map { (value: $0, weight: 0.25) }))
    for fraction in fractions {
      #expect(agree(weighted.quantile(fraction), sample.quantile(fraction)))
    }
  }

  /// A slow frame that was called once weighs as much as a fast one that was called nine times.
  @Test func `values that share a weight count once together`() throws {
    let calls = (1...9).map { _ in (value: 1.0, weight: 1.0 / 9) } + [(value: 5.0, weight: 1.0)]
    let sample = try #require(WeightedSample(calls))
    #expect(sample.mean { $0 } == 3)
    #expect(sample.quantile(0.4) == 1 && sample.quantile(0.9) > 3.5)
    #expect(WeightedSample([]) == nil)
  }
}
