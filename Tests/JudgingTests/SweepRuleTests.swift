import Judging
import Testing

struct SweepRuleTests {
  private func count(_ reads: Int, of trials: Int) -> SweepRule.Count {
    var count = SweepRule.Count()
    for index in 0..<trials { count.add(isRead: index < reads) }
    return count
  }

  @Test func `a width that was not tried leaves the sweep open, and counts among the comparisons`()
  {
    let rule = SweepRule(target: 0.9, looks: [10, 50], widths: [3, 2, 2, 4])
    #expect(rule.widths == [2, 3, 4] && rule.test.comparisons == 3)
    let sweep = rule.sweep([2: count(50, of: 50), 4: count(50, of: 50)])
    #expect(sweep.points.map(\.trials) == [50, 0, 50])
    #expect(sweep.verdict(atLeast: 2) == .undecided)
    #expect(sweep.verdict(atLeast: 4) == .holds)
    #expect(sweep.wantedTrials() == [50, 10, 50])
  }
}
