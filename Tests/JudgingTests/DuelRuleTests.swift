import Judging
import RealModule
import Statistics
import Testing

struct DuelRuleTests {
  private let rule = DuelRule()

  /// Blocks about a ratio, spread evenly to either side, in an order that every look finds even.
  private func blocks(
    _ ratio: Double, spread: Double = 0.004, control: Double = 1, count: Int = 32
  ) -> [DuelBlock] {
    (0..<count).map { number in
      let step = [-1.0, 1, -0.5, 0.5, 0, 0.25, -0.25, 0][number % 8] * spread
      return DuelBlock(candidate: .log(ratio) + step, control: .log(control) - step)
    }
  }

  private func answer(_ cells: [[DuelBlock]]) -> [DuelAnswer?] {
    rule.decisions(on: cells).map(\.answer)
  }

  @Test func `what is slower is worse, what is alike fine, and what is faster better`() {
    #expect(answer([blocks(1)]) == [.fine])
    #expect(answer([blocks(1.03)]) == [.worse])
    #expect(answer([blocks(0.97)]) == [.better])
    #expect(answer([blocks(1.2), blocks(0.8), blocks(1)]) == [.worse, .better, .fine])
  }

  @Test func `what spreads too much is inconclusive in the end, and asks for blocks before`() {
    #expect(answer([blocks(1.02, spread: 0.2)]) == [.inconclusive])
    #expect(answer([blocks(1.02, spread: 0.2, count: 31)]) == [nil])
    #expect(answer([blocks(1, count: 7)]) == [nil])
    #expect(rule.decisions(on: [blocks(1, count: 7)])[0].candidate == nil)
  }

  @Test func `nothing is fine before the last look that may be slower than the tolerance`() {
    // The upper bound is below 3 % at the first look already, but the estimate is above 1 %.
    let decision = rule.decisions(on: [blocks(1.0102, spread: 0.004)])[0]
    #expect(decision.answer == .fine && decision.blocks == 32)
    #expect(rule.decisions(on: [blocks(1.0, spread: 0.004)])[0].blocks == 8)
  }

  @Test func `where the baseline differs from its copy, nothing is worse`() {
    #expect(answer([blocks(1.05, control: 1.02)]) == [.environment])
    #expect(answer([blocks(1.05, control: 0.98)]) == [.environment])
    #expect(answer([blocks(1.05, control: 1.004)]) == [.worse], "within half the tolerance")
  }

  @Test func `later blocks do not take back what was decided`() {
    let early = blocks(1.05, count: 8) + blocks(0.9, count: 24)
    let decision = rule.decisions(on: [early])[0]
    #expect(decision.answer == .worse && decision.blocks == 8)
  }

  @Test func `many cells ask for more evidence in each`() throws {
    let suspect = blocks(1.0245, spread: 0.0165, count: 8)
    let alone = rule.decisions(on: [suspect])[0]
    #expect(alone.answer == .worse)
    let among = rule.decisions(
      on: [suspect] + (0..<39).map { _ in blocks(1, spread: 0.001, count: 8) })[0]
    #expect(among.answer == nil)
    #expect(abs(among.adjustedPValue - 40 * alone.adjustedPValue) < 1e-9)
    let (few, many) = try (#require(alone.candidate), #require(among.candidate))
    #expect(many.lower < few.lower && many.upper > few.upper && many.value == few.value)
  }

  @Test func `a cell that was worse before leaves the others their share`() {
    let clear = blocks(1.3)
    let slow = blocks(1.025, spread: 0.02)
    let together = rule.decisions(on: [clear, slow])
    #expect(together[0].blocks == 8 && together[1].answer == .worse)
  }

  @Test func `a confirmation says no more than it knows`() {
    #expect(rule.confirmation(by: blocks(1.03, count: 7)).answer == nil)
    #expect(rule.confirmation(by: blocks(1.03, count: 8)).answer == .worse)
    #expect(rule.confirmation(by: blocks(1, count: 8)).answer == nil)
    #expect(rule.confirmation(by: blocks(1, count: 16)).answer == nil)
    #expect(rule.confirmation(by: blocks(1, count: 32)).answer == .inconclusive)
    #expect(rule.confirmation(by: blocks(1.03, control: 1.05, count: 8)).answer == .environment)
  }

  @Test func `at the tolerance itself, false alarms keep to their rate`() {
    // Three cells, each just as slow as is allowed: the hardest case.
    var random = SeededGenerator(seed: 7)
    let duels = 3000
    var alarms = 0
    for _ in 0..<duels {
      let cells = (0..<3).map { _ in
        (0..<32).map { _ in
          DuelBlock(
            candidate: .log(1.01) + 0.01 * normal(&random), control: 0.01 * normal(&random))
        }
      }
      if answer(cells).contains(.worse) { alarms += 1 }
    }
    // 1 % of 3,000 is 30; 50 and more would come with a probability of 0.0004.
    #expect(alarms <= 50, "\(alarms) of \(duels), seed 7")
    #expect(alarms >= 3, "a rule that never alarms spends nothing of its error rate")
  }

  @Test func `outliers make it cautious, not bold`() {
    var random = SeededGenerator(seed: 9)
    var alarms = 0
    for _ in 0..<2000 {
      let blocks = (0..<32).map { _ in
        // One block in ten is spread twenty times as far.
        let scale = random.index(below: 10) == 0 ? 0.1 : 0.005
        return DuelBlock(
          candidate: .log(1.01) + scale * normal(&random), control: scale * normal(&random))
      }
      if answer([blocks]) == [.worse] { alarms += 1 }
    }
    #expect(alarms <= 35, "\(alarms) of 2000, seed 9")
  }

  @Test func `a block holds the candidate against both processes of the baseline`() throws {
    let block = try #require(
      DuelBlock(latencies: [
        "baseline": [100, 200, 400], "copy": [110, 210, 420], "candidate": [120, 230, 450],
      ]))
    // Ratios of 1.2, 1.15 and 1.125 to the baseline, of 1.0909, 1.0952 and 1.0714 to its copy; the middle ones count.
    let expected = (Double.log(450.0 / 400) + Double.log(230.0 / 210)) / 2
    #expect(abs(block.candidate - expected) < 1e-12)
    // Of 1.1, 1.05 and 1.05.
    #expect(abs(block.control - Double.log(1.05)) < 1e-12)
    #expect(DuelBlock(latencies: ["baseline": [1], "copy": [1]]) == nil)
    #expect(DuelBlock(latencies: ["baseline": [1], "copy": [1, 2], "candidate": [1]]) == nil)
    #expect(DuelBlock(latencies: ["baseline": [0], "copy": [1], "candidate": [1]]) == nil)
    #expect(DuelBlock(latencies: ["baseline": [], "copy": [], "candidate": []]) == nil)
  }

  private func normal(_ random: inout SeededGenerator) -> Double {
    NormalDistribution().quantile(Double.random(in: 1e-12..<1, using: &random))
  }
}
