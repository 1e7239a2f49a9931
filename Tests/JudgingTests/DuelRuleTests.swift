import Judging
import RealModule
import Testing

struct DuelRuleTests {
  private let rule = DuelRule()

  /// Blocks about a ratio, spread evenly to either side, in an order that every look finds even.
  private func blocks(
    _ ratio: Double, spread: Double = 0.004, control: Double = 1, count: Int = 64
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
    #expect(answer([blocks(1.02, spread: 0.2, count: 15)]) == [nil])
    #expect(answer([blocks(1, count: 7)]) == [nil])
    #expect(rule.decisions(on: [blocks(1, count: 7)])[0].candidate == nil)
  }

  @Test(arguments: [1, 2, 3, 4, 8, 12])
  func `a tenth of the frames at twice the time is not fine, however few a block has`(
    framesOfBlock: Int
  ) {
    let decision = rule.decisions(on: [slow(framesOfBlock, every: 10)])[0]
    #expect(decision.answer != .fine && decision.answer != .better)
    #expect((decision.candidate?.value ?? 1) > 1.03, "the mean over all frames is 7 % more")
  }

  /// Blocks of so many frames each, of which one of `every` takes twice the time.
  private func slow(_ framesOfBlock: Int, every: Int) -> [DuelBlock] {
    (0..<64).compactMap { block in
      DuelBlock(
        frames: (0..<framesOfBlock).map { place in
          let frame = block * framesOfBlock + place
          let noise = [-0.004, 0.004, -0.002, 0.002, 0][frame % 5]
          let isSlow = frame.isMultiple(of: every)
          return DuelFrame(
            name: "\(frame)", candidate: noise + (isSlow ? .log(2) : 0), control: -noise)
        })
    }
  }

  @Test func `nothing is fine early that may be slower than the tolerance`() {
    // The upper bound is below 3 % at the first look already, but the estimate is above 1 %.
    let decision = rule.decisions(on: [blocks(1.0102, spread: 0.004)])[0]
    #expect(decision.answer == .fine && decision.blocks == 32)
    #expect(rule.decisions(on: [blocks(1.0, spread: 0.004)])[0].blocks == 8)
  }

  @Test func `what is still likely to be slower after 32 blocks has as many again`() {
    let decision = rule.decisions(on: [blocks(1.0125, spread: 0.012)])[0]
    #expect(decision.blocks == 64)
    #expect(rule.decisions(on: [blocks(1.0125, spread: 0.012, count: 63)])[0].answer == nil)
  }

  @Test func `where the baseline differs from its copy, nothing is worse`() {
    #expect(answer([blocks(1.05, control: 1.02)]) == [.environment])
    #expect(answer([blocks(1.05, control: 0.98)]) == [.environment])
    #expect(answer([blocks(1.05, control: 1.004)]) == [.worse], "within half the tolerance")
  }

  @Test func `later blocks do not take back what was decided`() {
    let early = blocks(1.2, count: 8) + blocks(0.9, count: 56)
    let decision = rule.decisions(on: [early])[0]
    #expect(decision.answer == .worse && decision.blocks == 8)
  }

  @Test func `many cells ask for more evidence in each`() throws {
    let suspect = blocks(1.0245, spread: 0.011, count: 8)
    let alone = rule.decisions(on: [suspect])[0]
    #expect(alone.answer == .worse)
    let among = rule.decisions(
      on: [suspect] + (0..<39).map { _ in blocks(1, spread: 0.001, count: 8) })[0]
    #expect(among.answer == nil)
    #expect(among.adjustedPValue > 20 * alone.adjustedPValue)
  }

  @Test func `a cell that was worse before leaves the others their share`() {
    let clear = blocks(1.3)
    let slow = blocks(1.025, spread: 0.02)
    let together = rule.decisions(on: [clear, slow])
    #expect(together[0].blocks == 8 && together[1].answer == .worse)
  }

  @Test func `a confirmation says no more than it knows`() {
    #expect(rule.confirmation(by: blocks(1.03, count: 31)).answer == nil)
    #expect(rule.confirmation(by: blocks(1.03, count: 32)).answer == .worse)
    #expect(rule.confirmation(by: blocks(1, count: 32)).answer == .inconclusive)
    #expect(rule.confirmation(by: blocks(1.03, control: 1.05, count: 32)).answer == .environment)
  }

  @Test func `a confirmation gives the ratio that it has tested, one disturbed block or not`() {
    var disturbed = blocks(1.03, count: 32)
    disturbed[5] = DuelBlock(candidate: .log(0.26), control: 0)
    let confirmation = rule.confirmation(by: disturbed)
    #expect(confirmation.answer == .worse)
    #expect((1.025...1.035).contains(confirmation.candidate?.value ?? 0))
  }

  @Test func `several claims ask for more evidence in each confirmation`() {
    // Of a p-value between the whole rate and its half.
    let weak = blocks(1.0108, spread: 0.005, count: 32)
    #expect(rule.confirmation(by: weak).answer == .worse)
    #expect(rule.confirmations(by: [weak, blocks(1, count: 32)])[0].answer == .inconclusive)
    #expect(rule.confirmations(by: [weak, blocks(1.3, count: 32)])[0].answer == .worse)
  }

  @Test
  func `blocks that are like their neighbours say less, and nothing where they are too alike`() {
    let rising = zip(blocks(1.012, spread: 0.01), 0...).map { block, number in
      DuelBlock(candidate: block.candidate + 0.001 * Double(number), control: block.control)
    }
    let once = DuelRule(looks: [32], shares: [1])
    #expect(once.decisions(on: [rising])[0].disturbance == .drift)
    // Four high, four low: neighbours agree, and nothing drifts.
    let waves = (0..<64).map { number in
      DuelBlock(
        candidate: .log(1.02) + (number / 4 % 2 == 0 ? 0.03 : -0.03), control: 0)
    }
    #expect(rule.decisions(on: [waves])[0].disturbance == .correlation)
    let shuffled = (0..<64).map { waves[$0 * 29 % 64] }
    #expect(rule.decisions(on: [shuffled])[0].answer != .environment)
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
    #expect(block.frames.count == 1 && block.frames[0].name == nil)
    #expect(DuelBlock(latencies: ["baseline": [1], "copy": [1]]) == nil)
    #expect(DuelBlock(latencies: ["baseline": [1], "copy": [1, 2], "candidate": [1]]) == nil)
    #expect(DuelBlock(latencies: ["baseline": [0], "copy": [1], "candidate": [1]]) == nil)
    #expect(DuelBlock(latencies: ["baseline": [], "copy": [], "candidate": []]) == nil)
  }

  @Test func `a block's number is the mean over its frames of each one's median`() throws {
    let rounds = [
      FrameRounds(name: "a", groups: ["read"], rounds: 3),
      FrameRounds(name: "b", groups: ["unread"], rounds: 1),
    ]
    let latencies = [
      "baseline": [100.0, 100, 100, 100], "copy": [100, 100, 100, 100],
      "candidate": [100, 100, 900, 130],
    ]
    let block = try #require(DuelBlock(latencies: latencies, frames: rounds))
    #expect(block.frames.map(\.name) == ["a", "b"])
    #expect(block.frames.map(\.candidate) == [0, .log(1.3)], "a round that is far off is not")
    #expect(abs(block.candidate - .log(1.3) / 2) < 1e-12)
    #expect(DuelBlock(latencies: latencies, frames: Array(rounds.prefix(1))) == nil)
  }
}
