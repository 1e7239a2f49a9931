import Judging
import RealModule
import Statistics
import Testing

struct DuelSimulationTests {
  private func blocks(_ ratio: Double) -> [DuelBlock] {
    (0..<20).map { number in
      let step = Double(number - 10) * 0.0005
      return DuelBlock(
        candidate: .log(ratio) + step, control: Double(number * 7 % 20 - 10) * 0.0005)
    }
  }

  @Test func `drawn duels end as the blocks say`() throws {
    let rule = DuelRule()
    for (ratio, answer) in [(1.0, DuelAnswer.fine), (1.05, .worse), (0.95, .better)] {
      var random = SeededGenerator(seed: 3)
      let simulation = try #require(
        DuelSimulation(rule: rule, blocks: blocks(ratio), confirming: blocks(ratio)))
      let said = simulation.run(duels: 200, using: &random)
      // Of blocks that are drawn by chance, a few rise or fall with time.
      #expect((said.answers[answer] ?? 0) >= 196, "\(said.answers)")
      let blocks = answer == .fine ? 8.0 : answer == .better ? 8 : 16 + 32
      #expect(abs(said.meanBlocks - blocks) < 0.2 * blocks, "\(said.meanBlocks)")
    }
  }

  @Test func `blocks drawn anew say the same only where there are enough of them`() throws {
    var random = SeededGenerator(seed: 3)
    func shares(_ ratio: Double) throws -> Set<Int> {
      let simulation = try #require(
        DuelSimulation(rule: DuelRule(), blocks: blocks(ratio), confirming: blocks(ratio)))
      return Set(
        (0..<20).map { _ in
          simulation.resampled(using: &random).run(duels: 50, using: &random).answers[.worse] ?? 0
        })
    }
    #expect(try shares(1.05).allSatisfy { $0 >= 46 })
    // Near the limit of what is detected, it matters which blocks were had.
    let near = try shares(1.0112)
    #expect((near.max() ?? 0) - (near.min() ?? 0) >= 10, "\(near.sorted())")
  }

  @Test func `what another core does not confirm is not worse`() throws {
    var random = SeededGenerator(seed: 3)
    let simulation = try #require(
      DuelSimulation(rule: DuelRule(), blocks: blocks(1.05), confirming: blocks(1)))
    let said = simulation.run(duels: 100, using: &random).answers
    #expect((said[.inconclusive] ?? 0) >= 97 && said[.worse] == nil, "\(said)")
    #expect(DuelSimulation(rule: DuelRule(), blocks: [], confirming: blocks(1)) == nil)
  }
}
