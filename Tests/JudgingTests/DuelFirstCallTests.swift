import Judging
import RealModule
import Statistics
import Testing

/// Duels in which first calls on frames say otherwise than all calls do.
struct DuelFirstCallTests {
  private let rule = DuelRule()

  /// Blocks of some frames: of all calls the candidate's ratio, of first calls another.
  private func blocks(
    _ ratio: Double, first: Double?, count: Int = 64, seed: UInt64 = 1, deviation: Double = 0.03
  ) -> [DuelBlock] {
    var random = SeededGenerator(seed: seed)
    // Uniform, of the deviation asked for.
    func noise(_ deviation: Double) -> Double {
      (random.uniform() - 0.5) * 12.0.squareRoot() * deviation
    }
    return (0..<count).compactMap { block in
      var (frames, firstSeen): ([DuelFrame], [DuelFrame]) = ([], [])
      for frame in 0..<6 {
        let name = "\((6 * block + frame) % 36)"
        frames.append(
          DuelFrame(name: name, candidate: .log(ratio) + noise(0.01), control: noise(0.01)))
        guard let first else { continue }
        firstSeen.append(
          DuelFrame(
            name: name, candidate: .log(first) + noise(deviation), control: noise(deviation)))
      }
      return DuelBlock(frames: frames, firstSeen: firstSeen)
    }
  }

  /// As a duel ends, with confirmations of its claims.
  private func ending(_ blocks: [DuelBlock], confirmedBy others: [DuelBlock]) -> DuelAnswer? {
    let decision = rule.decisions(on: [blocks])[0]
    guard decision.answer == .worse else { return decision.answer }
    let said = rule.confirmations(
      by: decision.claims.map { claim in
        Array(others.compactMap { $0.restricted(to: claim) }.prefix(32))
      })
    return said.contains { $0.answer == .worse } ? .worse : said.first?.answer
  }

  @Test(arguments: [1, 0.99, 0.9, 0.01], [1.05, 1.1, 1.3, 3])
  func `who keeps answers and is slower at new frames is worse, however fast thereafter`(
    repeated: Double, first: Double
  ) {
    let (one, other) = (
      blocks(repeated, first: first), blocks(repeated, first: first, seed: 2)
    )
    #expect(ending(one, confirmedBy: other) == .worse)
    let decision = rule.decisions(on: [one])[0]
    #expect(decision.worstGroup?.group == .first)
    #expect(decision.worstGroup?.ratio.map { abs($0.value - first) < 0.03 * first } == true)
    #expect(
      ending(blocks(repeated, first: nil), confirmedBy: []) != .worse, "nothing else would say so")
  }

  @Test func `who is as fast at new frames is what all calls say`() {
    #expect(ending(blocks(1, first: 1), confirmedBy: []) == .fine)
    #expect(ending(blocks(0.95, first: 0.95), confirmedBy: []) == .better)
    #expect(rule.decisions(on: [blocks(1, first: 1.01)])[0].answer == .fine)
  }

  @Test func `what first calls alone claim others have to confirm`() {
    #expect(
      ending(blocks(1, first: 1.3), confirmedBy: blocks(1, first: 1, seed: 2)) == .inconclusive)
  }

  @Test func `a cell whose first calls are hardly known is not fine early`() {
    let few = Array(blocks(1, first: 1, count: 4) + blocks(1, first: nil, count: 4))
    #expect(rule.decisions(on: [few])[0].answer == nil)
    #expect(rule.decisions(on: [blocks(1, first: 1, count: 8)])[0].answer == .fine)
    #expect(rule.decisions(on: [blocks(1, first: nil, count: 8)])[0].answer == .fine, "older files")
  }

  /// First calls spread widely and are as fast as the baseline's; nothing is worse in more than the 5 % that may seem so, of which
  /// 15 % are for groups, and 32 further blocks have to confirm it.
  @Test func `first calls raise no more false alarms than the rule states`() {
    let duels = 2000
    let seeming = (0..<duels).count { duel in
      rule.decisions(on: [blocks(1, first: 1.01, seed: UInt64(duel), deviation: 0.15)])[0]
        .answer == .worse
    }
    #expect(
      BinomialDistribution(trials: duels, probability: 0.05 * 0.15).upperTail(seeming) > 0.001)
  }

  @Test func `a block knows the first calls of frames that were new to all`() throws {
    let firsts = ["baseline": 100.0, "copy": 110, "candidate": 200]
    let block = try #require(
      DuelBlock(
        latencies: ["baseline": [10, 10], "copy": [10, 10], "candidate": [10, 10]],
        frames: [
          FrameRounds(name: "a", groups: [], rounds: 1, firstCalls: firsts),
          FrameRounds(name: "b", groups: [], rounds: 1),
        ]))
    let first = try #require(block.telling(of: .first)?.frames)
    #expect(first.map(\.name) == ["a"])
    // The mean of the logarithms of 2 and of 1.818.
    #expect(abs(first[0].candidate - .log(200 / (100.0 * 110).squareRoot())) < 1e-12)
    #expect(abs(first[0].control - .log(1.1)) < 1e-12)
    #expect(block.telling(of: nil) == block && block.telling(of: .slowed) == block)
    #expect(
      DuelBlock(
        latencies: ["baseline": [1], "copy": [1], "candidate": [1]],
        frames: [FrameRounds(name: "a", groups: [], rounds: 1, firstCalls: ["baseline": 1])])?
        .telling(of: .first) == nil)
  }
}
