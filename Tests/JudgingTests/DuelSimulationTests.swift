import Judging
import RealModule
import Statistics
import Testing

struct DuelSimulationTests {
  private func blocks(_ ratio: Double) -> [DuelBlock] {
    (0..<20).map { number in
      let step = Double(number - 10) * 0.0005
      return DuelBlock(candidate: .log(ratio) + step, control: step)
    }
  }

  @Test func `drawn duels end as the blocks say`() throws {
    let rule = DuelRule()
    for (ratio, answer) in [(1.0, DuelAnswer.fine), (1.05, .worse), (0.95, .better)] {
      var random = SeededGenerator(seed: 3)
      let simulation = try #require(
        DuelSimulation(rule: rule, blocks: blocks(ratio), confirming: blocks(ratio)))
      let said = simulation.run(duels: 200, using: &random)
      #expect(said.answers == [answer: 200])
      #expect(said.meanBlocks == (answer == .worse ? 16 : 8))
    }
  }

  @Test func `what another core does not confirm is not worse`() throws {
    var random = SeededGenerator(seed: 3)
    let simulation = try #require(
      DuelSimulation(rule: DuelRule(), blocks: blocks(1.05), confirming: blocks(1)))
    #expect(simulation.run(duels: 100, using: &random).answers == [.inconclusive: 100])
    #expect(DuelSimulation(rule: DuelRule(), blocks: [], confirming: blocks(1)) == nil)
  }
}
