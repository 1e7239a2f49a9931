import Judging
import Testing

struct WidthSweepTests {
  /// 50 trials with at most one failure pass; 5 failures of 10 or 12 of 50 fail.
  private static let test = SequentialRateTest(target: 0.9, looks: [10, 50], comparisons: 4)

  private func sweep(_ counts: (width: Double, reads: Int, trials: Int)...) -> WidthSweep {
    WidthSweep(counts, test: Self.test)
  }

  @Test func `it holds where every width passes`() {
    let sweep = sweep((2, 50, 50), (1, 0, 10), (3, 50, 50))
    #expect(sweep.verdict(atLeast: 2) == .holds)
    #expect(sweep.verdict(atLeast: 1) == .fails)
    #expect(sweep.safeWidth == 2)
    #expect(sweep.firstWidth == 2)
    #expect(!sweep.isSafeWidthOpen)
  }

  @Test func `a dip above the asked width fails, though narrower modules are read`() {
    let sweep = sweep((1, 50, 50), (1.6, 0, 10), (2, 50, 50))
    #expect(sweep.verdict(atLeast: 1) == .fails)
    #expect(sweep.verdict(atLeast: 1.5) == .fails)
    #expect(sweep.verdict(atLeast: 2) == .holds)
    #expect(sweep.firstWidth == 1)
    #expect(sweep.safeWidth == 2)
  }

  @Test func `one open width leaves it undecided, unless another fails`() {
    #expect(sweep((2, 50, 50), (3, 9, 10)).verdict(atLeast: 2) == .undecided)
    #expect(sweep((2, 9, 10), (3, 0, 10)).verdict(atLeast: 2) == .fails)
    #expect(sweep((2, 50, 50)).verdict(atLeast: 2.1) == nil)
    #expect(sweep((0.7 + 1.3, 50, 50)).verdict(atLeast: 2) == .holds, "decimals are not exact")
  }

  @Test func `more trials go where a decision is open and matters`() {
    #expect(sweep((1, 0, 0), (2, 0, 0)).wantedTrials() == [10, 10])
    #expect(sweep((1, 10, 10), (2, 10, 10)).wantedTrials() == [50, 50])
    #expect(sweep((1, 0, 10), (2, 10, 10)).wantedTrials() == [10, 50], "what failed is settled")
    #expect(sweep((1, 50, 50), (2, 10, 10)).wantedTrials() == [50, 50], "what passed is settled")
    #expect(
      sweep((1, 10, 10), (2, 0, 10)).wantedTrials() == [50, 10], "it may be the first to pass")
    #expect(
      sweep((1, 8, 10), (2, 0, 10)).wantedTrials() == [10, 10], "it cannot pass, and 2 px fails")
    #expect(
      sweep((0.5, 50, 50), (1, 10, 10), (2, 0, 10)).wantedTrials() == [50, 10, 10],
      "it would not be the first to pass")
  }

  @Test func `a budget ends sampling before it would be exceeded`() {
    #expect(sweep((1, 10, 10), (2, 10, 10)).wantedTrials(budget: 100) == [50, 50])
    #expect(sweep((1, 10, 10), (2, 10, 10)).wantedTrials(budget: 99) == [10, 10])
  }

  @Test func `an undecided verdict says what would decide it`() {
    #expect(sweep((2, 10, 10), (3, 10, 10)).trialsToDecide(atLeast: 2) == 80)
    #expect(sweep((2, 10, 10), (3, 50, 50)).trialsToDecide(atLeast: 2) == 40)
    #expect(sweep((2, 8, 10)).trialsToDecide(atLeast: 2) == nil, "no look reaches so far")
    #expect(sweep((2, 0, 10)).trialsToDecide(atLeast: 2) == nil, "it is decided")
  }
}
