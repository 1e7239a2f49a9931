import Statistics
import Testing

struct RateSpreadTests {
  private func pValue(_ counts: [(Int, Int)], seed: UInt64 = 1) -> Double? {
    var random = SeededGenerator(seed: seed)
    return Proportion.spreadPValue(
      of: counts.map { Proportion(successes: $0, of: $1) }, using: &random)
  }

  @Test func `groups that differ plainly have the least p-value, equal ones the largest`() throws {
    #expect(try #require(pValue([(90, 100), (50, 100), (88, 100)])) == 1 / 1001.0)
    #expect(pValue([(50, 50), (50, 50), (50, 50)]) == 1)
    #expect(pValue([(3, 4), (0, 0)]) == nil)
  }

  /// Two groups of one trial differ with probability 2 p (1 − p) = 0.5 at the pooled rate of one half.
  @Test func `two trials that differ say what a coin says`() throws {
    #expect(abs(try #require(pValue([(1, 1), (0, 1)])) - 0.5) < 0.05)
  }

  @Test func `where rates are equal, few p-values are small`() {
    var random = SeededGenerator(seed: 7)
    let values = (0..<400).compactMap { _ in
      let groups = (0..<4).map { _ in
        let trials = BinomialDistribution(trials: 200, probability: 0.9)
        return Proportion(successes: trials.sample(using: &random), of: 200)
      }
      return Proportion.spreadPValue(of: groups, replicates: 200, using: &random)
    }
    let small = values.count { $0 <= 0.05 }
    // Binomial with 400 trials and probability 0.05: 20 expected, above 36 in 3 of 10,000.
    #expect(values.count == 400 && (6...36).contains(small), "\(small) of 400, seed 7")
  }
}
