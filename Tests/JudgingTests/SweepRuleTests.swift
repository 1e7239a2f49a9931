import Judging
import Testing

struct SweepRuleTests {
  @Test func `a width that was not tried leaves the sweep open, and counts among the widths`() {
    let rule = SweepRule(target: 0.9, widths: [3, 2, 2, 4])
    #expect(rule.values == [2, 3, 4])
    let all = FrameReads(reads: 50, trials: 50)
    let sweep = rule.widthSweep([2: all, 4: all])
    #expect(sweep.points.map(\.trials) == [50, 0, 50])
    #expect(sweep.verdict(atLeast: 2) == .undecided)
    #expect(sweep.verdict(atLeast: 4) == .holds)
    #expect(sweep.wantedTrials(SamplingLimits(start: 10, most: 50)) == [50, 10, 50])
  }
}
