import Judging
import Simulation
import Statistics
import Testing

/// The latency gate on simulated machines; `make check CHECK=duels` is the long form.
struct DuelGoalTests {
  /// Whether anything seems worse before it is confirmed.
  private struct Seeming: DuelJudge {
    var rule = DuelRule()
    var mostBlocks: Int { rule.mostBlocks }
    var mostConfirmingBlocks: Int { rule.mostConfirmingBlocks }

    func ending(of looks: [[DuelBlock]], confirming: ([CellClaim]) -> [[DuelBlock]]) -> DuelEnding {
      var unconfirmed = rule
      unconfirmed.confirmationErrorRate = 1
      return unconfirmed.ending(of: looks, confirming: confirming)
    }
  }

  /// Each cell judged as if it were the only one.
  private struct CellByCell: DuelJudge {
    let mostBlocks = DuelRule().mostBlocks
    let mostConfirmingBlocks = DuelRule().mostConfirmingBlocks

    func ending(of looks: [[DuelBlock]], confirming: ([CellClaim]) -> [[DuelBlock]]) -> DuelEnding {
      let endings = looks.map { Seeming().ending(of: [$0], confirming: confirming) }
      return endings.first { $0.answer == .worse } ?? endings[0]
    }
  }

  private static func isContradicted(
    _ goal: DuelGoal, by judge: some DuelJudge, duels: Int
  ) -> Bool {
    goal.isContradicted(by: DuelTally(goal.world, judgedBy: judge, duels: duels, seed: 7))
  }

  private static func world(
    _ noise: DuelWorld.Noise, cells: Int, at slowdown: Double = 0.01
  ) -> DuelWorld {
    DuelWorld("test", noise: noise, slowdowns: Array(repeating: slowdown, count: cells))
  }

  private static let seeming = [
    DuelGoal(world(.normal, cells: 1), .worse, 0...0.05),
    DuelGoal(world(.normal, cells: 13), .worse, 0...0.05),
  ]
  private static let autoregression = DuelGoal(
    world(.autoregressive(0.8), cells: 5), .worse, 0...0.01)
  private static let drift = DuelGoal(world(.drift(0.02), cells: 13), .worse, 0...0.01)
  private static let partial = DuelGoal.partialSlowdowns.filter {
    $0.answer == .worse && $0.shares.upperBound == 1 && $0.world.slowdowns.count == 1
  }

  @Test func `what is no slower than allowed seldom seems worse`() {
    for goal in Self.seeming {
      #expect(!Self.isContradicted(goal, by: Seeming(), duels: 300), "\(goal.world.name)")
    }
  }

  @Test func `looking often without paying for it would be seen here`() {
    var rule = DuelRule()
    rule.shares = rule.shares.map { _ in 1 }
    rule.promisingPValue = 1
    #expect(Self.isContradicted(Self.seeming[0], by: Seeming(rule: rule), duels: 300))
  }

  @Test func `judging each cell as if it were alone would be seen here`() {
    #expect(Self.isContradicted(Self.seeming[1], by: CellByCell(), duels: 150))
  }

  @Test func `a worse that nothing confirms would be seen here`() {
    let goal = DuelGoal(Self.world(.normal, cells: 1), .worse, 0...0.01)
    #expect(!Self.isContradicted(goal, by: DuelRule(), duels: 4000))
    #expect(Self.isContradicted(goal, by: Seeming(), duels: 4000))
  }

  @Test
  func `blocks that depend on each other make no false alarms, and would if that were ignored`() {
    var deaf = DuelRule()
    deaf.correlationAllowance = nil
    deaf.mostCorrelation = .infinity
    deaf.driftErrorRate = 0
    for (goal, duels) in [(Self.autoregression, 100), (Self.drift, 600)] {
      #expect(!Self.isContradicted(goal, by: DuelRule(), duels: duels), "\(goal.world.noise)")
      #expect(Self.isContradicted(goal, by: deaf, duels: duels), "\(goal.world.noise)")
    }
  }

  @Test func `slowdowns of some frames are found, and by the median of a block are not`() {
    for goal in Self.partial {
      #expect(!Self.isContradicted(goal, by: DuelRule(), duels: 40), "\(goal.world.name)")
      #expect(Self.isContradicted(goal, by: FormerDuelRule(), duels: 40), "\(goal.world.name)")
    }
  }

  @Test func `without a test of groups, slowdowns of few frames are not found`() {
    var rule = DuelRule()
    rule.groupShare = 0
    let goals = Self.partial.filter { !$0.world.name.contains("one in four") }
    #expect(goals.count == 3)
    for goal in goals {
      #expect(Self.isContradicted(goal, by: rule, duels: 40), "\(goal.world.name)")
    }
  }
}

/// Duels that end when their time is over.
struct BudgetedDuelTests {
  private static func tally(_ slowdowns: [Double], blocks: Int, duels: Int = 300) -> DuelTally {
    DuelTally(
      DuelWorld("test", slowdowns: slowdowns), judgedBy: BudgetedDuel(blocks: blocks),
      duels: duels, seed: 7)
  }

  @Test(arguments: [0, 100, 150, 250, 400])
  func `a time that ends early makes nothing worse that is no slower than allowed`(blocks: Int) {
    let tally = Self.tally(Array(repeating: 0.01, count: 13), blocks: blocks)
    let worse = tally.share(.worse)
    #expect(worse.lowerBound(confidence: 0.99) <= 0.01, "\(worse)")
    #expect(tally.blocksOfCell * 13 <= Double(blocks) + 1e-9)
  }

  @Test func `what is plainly slower is found in two minutes, and without time nothing is said`() {
    let slowdowns = Array(repeating: 0.0, count: 12) + [0.05]
    #expect((Self.tally(slowdowns, blocks: 400).share(.worse).rate ?? 0) > 0.95)
    // For the last cells there is no block.
    #expect(Self.tally(slowdowns, blocks: 50).share(.worse).successes == 0)
  }
}
