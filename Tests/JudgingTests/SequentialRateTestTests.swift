import Judging
import Testing

struct SequentialRateTestTests {
  @Test func `one look is the test of the design: 299 without a failure, 473 with one`() {
    for (trials, failures) in [(299, 0), (473, 1)] {
      let test = SequentialRateTest(target: 0.99, looks: [trials], comparisons: 1)
      #expect(test.mostFailuresToPass == [failures])
      let shorter = SequentialRateTest(target: 0.99, looks: [trials - 1], comparisons: 1)
      #expect(shorter.mostFailuresToPass == [failures == 0 ? nil : failures - 1])
    }
  }

  /// Checked with binomial sums in another language: the most failures k with P(X ≤ k) ≤ 0.025, 0.0125, … at
  /// the looks from 370 on, and the last share twice; the fewest with P(X ≥ k) ≤ 0.05 / (36 · 10), X binomial
  /// with probability 0.01.
  @Test func `several looks share the error`() {
    let test = SequentialRateTest(
      target: 0.99, looks: [16, 48, 140, 370, 1110, 3330, 10000, 20000, 40000, 80000],
      comparisons: 36)
    #expect(test.mostFailuresToPass == [nil, nil, nil, 0, 3, 19, 73, 159, 338, 711])
    #expect(test.fewestFailuresToFail == [4, 5, 8, 13, 26, 57, 139, 254, 475, 905])
  }

  @Test func `only a look decides`() {
    let test = SequentialRateTest(target: 0.99, looks: [16, 420], comparisons: 1)
    #expect(test.decision(reads: 420, of: 420) == .passes)
    #expect(test.decision(reads: 421, of: 421) == .open)
    #expect(test.decision(reads: 0, of: 16) == .fails)
    #expect(test.decision(reads: 16, of: 16) == .open)
    #expect(test.decision(reads: 0, of: 0) == .open)
  }

  @Test func `a look that no number of failures can settle stays open`() {
    let test = SequentialRateTest(target: 0.1, looks: [1], comparisons: 100)
    #expect(test.fewestFailuresToFail == [nil])
    #expect(test.decision(reads: 0, of: 1) == .open)
  }
}
