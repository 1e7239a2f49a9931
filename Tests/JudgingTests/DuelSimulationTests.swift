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
    #expect(try shares(1.05) == [50])
    // Near the limit of what is detected, it matters which blocks were had.
    let near = try shares(1.0115)
    #expect((near.max() ?? 0) - (near.min() ?? 0) >= 10, "\(near.sorted())")
  }

  @Test func `what another core does not confirm is not worse`() throws {
    var random = SeededGenerator(seed: 3)
    let simulation = try #require(
      DuelSimulation(rule: DuelRule(), blocks: blocks(1.05), confirming: blocks(1)))
    #expect(simulation.run(duels: 100, using: &random).answers == [.inconclusive: 100])
    #expect(DuelSimulation(rule: DuelRule(), blocks: [], confirming: blocks(1)) == nil)
  }
}
