import Statistics
import Testing

struct SignedRankTests {
  @Test func `six values above a bound have one chance in 64`() throws {
    let sample = try #require(Sample([1.1, 1.2, 1.4, 1.5, 1.7, 2]))
    #expect(sample.signedRankPValue(above: 1) == 1.0 / 64)
    #expect(sample.signedRankPValue(above: 2) == 1)
  }

  /// A sum of 3 or less has 5 chances in 256: {}, {1}, {2}, {3}, {1, 2} of the ranks of eight.
  @Test func `ranks below the bound count against it`() throws {
    let sample = try #require(Sample([-1, -2, 3, 4, 5, 6, 7, 8]))
    #expect(sample.signedRankPValue(above: 0) == 5.0 / 256)
  }

  /// Of both sides together, the intervals hold the bounds that the tests do not reject.
  @Test(arguments: [7, 12, 50, 51, 80])
  func `the test is the one that the interval inverts`(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let sample = try #require(
      Sample((0..<count).map { _ in Double.random(in: -1...1.5, using: &generator) }))
    let interval = try #require(HodgesLehmann(of: sample, confidence: 0.9).interval)
    #expect(sample.signedRankPValue(above: interval.lower - 1e-9) <= 0.05)
    #expect(sample.signedRankPValue(above: interval.lower + 1e-9) > 0.05)
  }

  @Test func `ties with the bound count as below`() throws {
    let sample = try #require(Sample([1, 1, 1, 1, 1, 1]))
    #expect(sample.signedRankPValue(above: 1) == 1)
  }
}
