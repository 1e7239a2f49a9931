import ArgumentParser
import Foundation
import Judging
import Simulation
import Statistics

/// `duel-validation`, for `make check CHECK=duels`
@main
struct DuelValidation: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duel-validation",
    abstract: "Hold the latency gate against simulated duels whose truth is known.",
    discussion: "Exits with 1 where a requirement is not met.")

  @Option(help: "How often each duel is simulated.")
  var repetitions = 4000

  @Option(help: "The same seed gives the same figures.")
  var seed: UInt64 = 1

  @Option(help: "Worlds whose name contains this.")
  var only = ""

  @Option(
    help: "So many blocks of cells has a duel of two minutes; beside it stands one without a limit."
  )
  var blocksInTwoMinutes = 400

  @Option(help: "Blocks of real duels, which are judged, too.")
  var recording = "Tests/JudgingTests/Fixtures/duels.jsonl"

  func validate() throws {
    guard repetitions > 0 else { throw ValidationError("repetitions are above 0") }
  }

  func run() async throws {
    print(
      """
      \(repetitions) duels of each kind; blocks of a cell deviate by 1.2 %. Shares in %, beside those of the rule of commit \
      189674f. blocks: of a cell, in the mean, confirmations included.
      \(Self.name("simulated duels"))|   worse environ.  undec.    fine  blocks |  former: worse environ.  undec.    fine  blocks
      """)
    var isMet = true
    let goals = DuelGoal.catalogue.filter { only.isEmpty || $0.world.name.contains(only) }
    for (place, goal) in goals.enumerated() {
      async let present = tally(goal.world, DuelRule(), place)
      async let former = tally(goal.world, FormerDuelRule(), place)
      isMet =
        Self.show(goal.world.name, await present, await former, goal.answer, goal.shares) && isMet
    }
    let recorded = try RecordedDuels.read(recording)
    for goal in RecordedDuels.goals where only.isEmpty || "recorded".contains(only) {
      guard let duels = recorded[goal.trial] else {
        throw ValidationError("\(recording) has no duels '\(goal.trial)'")
      }
      isMet =
        Self.show(
          "recorded: \(goal.trial)\(goal.cells == 1 ? "" : ", \(goal.cells) cells")",
          duels.tally(judgedBy: DuelRule(), cells: goal.cells),
          duels.tally(judgedBy: FormerDuelRule(), cells: goal.cells), goal.answer, goal.shares)
        && isMet
    }
    for (place, world) in DuelWorld.ofTwoMinutes.enumerated()
    where only.isEmpty || world.name.contains(only) {
      async let budgeted = tally(world, BudgetedDuel(blocks: blocksInTwoMinutes), place)
      async let whole = tally(world, DuelRule(), place)
      print(
        "\(Self.name(world.name))| \(Self.cells(await budgeted)) |         \(Self.cells(await whole))"
      )
    }
    print(isMet ? "All requirements are met." : "A requirement is not met: see the lines marked !")
    if !isMet { throw ExitCode(1) }
  }

  private func tally(_ world: DuelWorld, _ judge: some DuelJudge, _ place: Int) async -> DuelTally {
    DuelTally(world, judgedBy: judge, duels: repetitions, seed: seed &+ UInt64(place) &* 1_000_003)
  }

  /// - Returns: whether the present rule meets what is asked.
  private static func show(
    _ name: String, _ present: DuelTally, _ former: DuelTally, _ answer: DuelAnswer,
    _ shares: ClosedRange<Double>
  ) -> Bool {
    let isMet = shares.contains(present.share(answer).rate ?? -1)
    print(
      "\(Self.name(name))| \(cells(present)) |         \(cells(former))"
        + (isMet ? "" : " ! \(answer) should be \(range(shares))"))
    return isMet
  }

  private static func name(_ text: String) -> String {
    text.padding(toLength: 42, withPad: " ", startingAt: 0)
  }

  private static func cells(_ tally: DuelTally) -> String {
    func share(_ answers: DuelAnswer...) -> String {
      let count = answers.reduce(0) { $0 + (tally.answers[$1] ?? 0) }
      return String(format: "%7.2f", 100 * Double(count) / Double(tally.duels))
    }
    return [share(.worse), share(.environment), share(.inconclusive), share(.fine, .better)]
      .joined(separator: " ") + String(format: " %7.1f", tally.blocksOfCell)
  }

  private static func range(_ shares: ClosedRange<Double>) -> String {
    "\(shares.lowerBound * 100) to \(shares.upperBound * 100) %"
  }
}
