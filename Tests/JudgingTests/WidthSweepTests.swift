import Judging
import Testing

/// At 0.9: 32 trials without a failure pass; of one width alone, 5 failures of 10 fail, of two 6.
struct WidthSweepTests {
  private static let bets = RateBets(target: 0.9)
  private static let limits = SamplingLimits(start: 10, most: 400)

  private func sweep(_ counts: (width: Double, reads: Int, trials: Int)...) -> WidthSweep {
    WidthSweep(counts, bets: Self.bets)
  }

  @Test func `it holds where every width passes`() {
    let sweep = sweep((2, 50, 50), (1, 0, 10), (3, 50, 50))
    #expect(sweep.verdict(atLeast: 2) == .holds)
    #expect(sweep.verdict(atLeast: 1) == .fails)
    #expect(sweep.safeWidth == 2)
    #expect(!sweep.isSafeWidthOpen)
  }

  @Test func `a dip above the asked width fails, though narrower modules are read`() {
    let sweep = sweep((1, 50, 50), (1.6, 0, 10), (2, 50, 50))
    #expect(sweep.verdict(atLeast: 1) == .fails)
    #expect(sweep.verdict(atLeast: 1.5) == .fails)
    #expect(sweep.verdict(atLeast: 2) == .holds)
    #expect(sweep.safeWidth == 2)
  }

  @Test func `one open width leaves it undecided, unless another fails`() {
    #expect(sweep((2, 50, 50), (3, 9, 10)).verdict(atLeast: 2) == .undecided)
    #expect(sweep((2, 9, 10), (3, 0, 10)).verdict(atLeast: 2) == .fails)
    #expect(sweep((2, 50, 50)).verdict(atLeast: 2.1) == nil)
    #expect(sweep((0.7 + 1.3, 50, 50)).verdict(atLeast: 2) == .holds, "decimals are not exact")
  }

  @Test func `a count decides whenever it is looked at`() {
    #expect(sweep((2, 32, 32)).verdict(atLeast: 2) == .holds)
    #expect(sweep((2, 37, 37)).verdict(atLeast: 2) == .holds)
    #expect(sweep((2, 31, 31)).verdict(atLeast: 2) == .undecided)
  }

  @Test func `the more widths there are, the more has to speak against one`() {
    #expect(sweep((2, 5, 10)).verdict(atLeast: 2) == .fails)
    #expect(sweep((2, 5, 10), (3, 10, 10), (4, 10, 10)).verdict(atLeast: 2) == .undecided)
    #expect(sweep((2, 5, 10), (3, 0, 0), (4, 0, 0)).verdict(atLeast: 2) == .undecided)
    #expect(sweep((2, 5, 10), (3, 5, 10), (4, 5, 10)).verdict(atLeast: 2) == .fails)
  }

  @Test func `widths that fail are named together, on each side of the guidance`() {
    func failing(_ sweep: WidthSweep) -> [Double] {
      sweep.points.filter { $0.decision == .fails }.map(\.value)
    }
    #expect(failing(sweep((1, 5, 10), (2, 0, 10), (3, 10, 10))) == [1, 2])
    #expect(failing(sweep((1, 5, 10), (1.5, 10, 10), (2, 0, 10), (3, 5, 10))) == [2, 3])
    // Their mean says that one of them fails, and not which.
    let both = sweep((2, 11, 18), (3, 11, 18), (4, 10, 10), (5, 10, 10))
    #expect(both.verdict(atLeast: 2) == .fails)
    #expect(failing(both) == [])
  }

  @Test func `what decides the verdict comes first`() {
    func wanted(_ counts: (width: Double, reads: Int, trials: Int)...) -> [Int] {
      WidthSweep(counts, bets: Self.bets).wantedTrials(Self.limits)
    }
    #expect(wanted((1, 0, 0), (2, 0, 0)) == [10, 10])
    #expect(wanted((1, 10, 10), (2, 10, 10), (3, 10, 10)) == [10, 20, 20])
    #expect(wanted((1, 20, 20), (2, 20, 20), (3, 20, 20)) == [20, 32, 32], "there they may pass")
    #expect(wanted((2, 10, 10), (3, 8, 10), (4, 7, 10)) == [10, 10, 15], "the most doubtful alone")
  }

  @Test func `then comes what lowers the safe width`() {
    func wanted(_ counts: (width: Double, reads: Int, trials: Int)...) -> [Int] {
      WidthSweep(counts, bets: Self.bets).wantedTrials(Self.limits)
    }
    #expect(wanted((1, 10, 10), (1.9, 10, 10), (2, 50, 50)) == [10, 20, 50], "one after the other")
    #expect(wanted((1, 10, 10), (1.9, 0, 10), (2, 50, 50)) == [10, 10, 50], "it ends there")
    #expect(wanted((2, 0, 10), (3, 10, 10), (4, 10, 10)) == [10, 20, 20], "above what fails")
    #expect(wanted((2, 10, 10), (3, 0, 10), (4, 10, 10)) == [10, 10, 20], "and not below")
    #expect(wanted((1.9, 90, 96), (2, 50, 50)) == [96, 50], "it has had three times 32")
  }

  @Test func `the search for the safe width can be kept short`() {
    var limits = Self.limits
    limits.safeSearch = 1
    let holding = sweep((1.8, 10, 10), (1.9, 50, 50), (2, 50, 50))
    #expect(holding.wantedTrials(Self.limits) == [20, 50, 50])
    #expect(holding.wantedTrials(limits) == [10, 50, 50])
    let failing = sweep((2, 0, 10), (3, 10, 10), (4, 10, 10))
    #expect(failing.wantedTrials(limits) == [10, 10, 20])
    limits.safeSearch = 0
    #expect(failing.wantedTrials(limits) == [10, 10, 10])
  }

  @Test func `a budget and a limit for each width end sampling`() {
    let sweep = sweep((2, 10, 10), (3, 10, 10))
    #expect(sweep.wantedTrials(SamplingLimits(start: 10, most: 12)) == [12, 12])
    #expect(sweep.wantedTrials(SamplingLimits(start: 10, most: 400, budget: 24)) == [14, 10])
    #expect(sweep.wantedTrials(SamplingLimits(start: 10, most: 400, budget: 20)) == [10, 10])
  }

  @Test func `an undecided verdict says what would decide it`() {
    #expect(sweep((2, 10, 10), (3, 10, 10)).trialsToDecide(atLeast: 2) == 44)
    #expect(sweep((2, 10, 10), (3, 50, 50)).trialsToDecide(atLeast: 2) == 22)
    #expect(sweep((2, 9, 10)).trialsToDecide(atLeast: 2) == 59)
    #expect(sweep((2, 0, 10)).trialsToDecide(atLeast: 2) == nil, "it is decided")
  }
}
