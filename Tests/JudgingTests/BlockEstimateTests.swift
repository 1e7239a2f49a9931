import Judging
import RealModule
import Statistics
import Testing

struct BlockEstimateTests {
  @Test func `it is the geometric middle of the blocks, with an interval from six on`() throws {
    let five = try #require(BlockEstimate(logarithms: (1...5).map { _ in .log(2) }))
    #expect(abs(five.value - 2) < 1e-12 && five.interval == nil)
    let six = try #require(BlockEstimate(logarithms: [1, 2, 4, 8, 16, 32].map { .log($0) }))
    #expect(six.blocks == 6)
    #expect(abs(six.value - Double.sqrt(32)) < 1e-9)
    let interval = try #require(six.interval)
    #expect(abs(interval.lowerBound - 1) < 1e-9 && abs(interval.upperBound - 32) < 1e-9)
  }

  @Test func `a block counts once, however many values it has`() throws {
    let estimate = try #require(
      BlockEstimate(logarithmsByBlock: [0: [0, 0, 0, 0], 1: [.log(4), .log(4)], 2: []]))
    #expect(estimate.blocks == 2)
    #expect(abs(estimate.value - 2) < 1e-12)
    #expect(BlockEstimate(logarithmsByBlock: [:]) == nil)
    #expect(BlockEstimate(logarithms: [.nan]) == nil)
  }

  @Test func `precision is the interval's reach to either side`() throws {
    let close = try #require(
      BlockEstimate(logarithms: (0..<8).map { .log(1 + 0.001 * Double($0)) }))
    #expect(close.isPrecise(to: 0.005))
    #expect(!close.isPrecise(to: 0.002))
  }

  /// Where blocks spread by 3 % about a ratio of 1, as those of fresh processes may.
  @Test func `the interval of what is compared with itself holds 1 in 95 of 100 cases or more`() {
    var random = SeededGenerator(seed: 5)
    let cases = 2000
    let covered = (0..<cases).count { _ in
      let logarithms = (0..<6).map { _ in
        // The sum of 12 uniform numbers less 6 is nearly normal.
        0.03 * ((0..<12).reduce(0.0) { sum, _ in sum + random.uniform() } - 6)
      }
      return BlockEstimate(logarithms: logarithms)?.interval?.contains(1) == true
    }
    // 31 of 32 by the signed-rank distribution; four standard deviations are 1.6 %.
    #expect(Double(covered) / Double(cases) > 31.0 / 32 - 0.016, "\(covered) of \(cases), seed 5")
  }
}
