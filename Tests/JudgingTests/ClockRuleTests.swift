import Judging
import Testing

struct ClockRuleTests {
  /// Blocks of which every so many contradict.
  private func blocks(_ count: Int, every step: Int, _ name: String = "candidate") -> [Set<String>]
  {
    (0..<count).map { $0 % step == 0 ? [name] : [] }
  }

  @Test func `a clock that is wrong in block after block is not believed`() {
    #expect(ClockRule.contradicted(blocks(8, every: 1)) == "candidate")
    #expect(ClockRule.contradicted(blocks(8, every: 2)) == "candidate")
    #expect(ClockRule.contradicted(blocks(32, every: 3, "baseline")) == "baseline")
  }

  @Test func `what a busy machine does in single blocks speaks against nobody`() {
    #expect(ClockRule.contradicted([]) == nil)
    #expect(ClockRule.contradicted([["candidate"]]) == nil, "one block is none")
    #expect(ClockRule.contradicted(blocks(32, every: 4)) == nil)
    let turns = blocks(8, every: 8, "baseline") + blocks(8, every: 8, "candidate")
    #expect(ClockRule.contradicted(turns) == nil, "each for itself")
  }

  @Test func `more than half of the turns have to contradict`() {
    #expect(ClockRule.isContradicted(turns: 2, contradicting: 2))
    #expect(!ClockRule.isContradicted(turns: 2, contradicting: 1))
    #expect(!ClockRule.isContradicted(turns: 0, contradicting: 0))
  }

  @Test func `a call's time beside its duration is held against the least of all`() {
    func isContradicted(_ duration: Double, _ beside: Double, _ least: Double) -> Bool {
      ClockRule.isContradicted(duration: duration, beside: beside, least: least)
    }
    #expect(isContradicted(1e6, 0.9e6, 0))
    #expect(!isContradicted(1e6, 0.9e6, 0.8e6))
    #expect(!isContradicted(1e6, 0.4e6, 0))
    #expect(!isContradicted(1000, 9000, 0), "a clock costs something, too")
    #expect(isContradicted(1000, 11_000, 0))
  }
}
