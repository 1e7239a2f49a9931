import Foundation
import Judging
import Simulation
import Statistics

/// What comparisons say of readers whose changes are known, and how small a loss they find.
struct ReadingTable {
  private let rule = ReadingRule(errorRate: 0.01)
  private let outcomes: [(world: ReadingWorld, new: [ReadingAnswer: Int], former: Int)]
  private let repetitions: Int

  init(repetitions: Int, seed: UInt64) {
    self.repetitions = repetitions
    let rule = rule
    outcomes = ReadingWorld.catalogue.map { world in
      (
        world, world.answers(repetitions: repetitions, seed: seed, rule.answer),
        world.answers(repetitions: repetitions, seed: seed, FormerReadingRule.answer)[.worse] ?? 0
      )
    }
  }

  var isMet: Bool { outcomes.allSatisfy { isMet($0.world, $0.new) } }

  /// At most 1 % of harmless changes are called worse, as far as the simulation can tell at 99.9 %.
  private func isMet(_ world: ReadingWorld, _ answers: [ReadingAnswer: Int]) -> Bool {
    !world.isHarmless
      || Proportion(successes: answers[.worse] ?? 0, of: repetitions)
        .interval(confidence: 0.998).lowerBound <= 0.01
  }

  var text: String {
    let heading = """
      Comparisons of what is read, \(repetitions) of each kind, in %; *former*: worse by the rule of one new misread
      """
    let columns = name("change") + "  worse inconcl.   fine   former"
    let lines = outcomes.map { world, answers, former in
      name(world.name)
        + ReadingAnswer.shown.map { share(answers[$0] ?? 0) }.joined() + "  " + share(former)
        + (isMet(world, answers) ? "" : " !")
    }
    return ([heading, columns] + lines + [""] + losses).joined(separator: "\n") + "\n"
  }

  private var losses: [String] {
    let shuffled = [0, 5, 20, 40]
    func row(_ text: String, _ loss: (Int) -> Int) -> String {
      name(text) + shuffled.map { String(format: "%7d", loss($0)) }.joined()
    }
    return [
      "Least number of lost frames that is found, 13 symbologies, computed",
      row("shuffled each way") { $0 },
      row("spread evenly") {
        ReadingPower.leastLoss(shuffled: $0, symbologies: 13, rule: rule)
      },
      row("at most, however spread") {
        ReadingPower.leastLoss(shuffled: $0, tests: 14, errorRate: rule.errorRate)
      },
      row("at most, misreads shuffled, too") {
        ReadingPower.leastLoss(shuffled: $0, tests: 28, errorRate: rule.errorRate)
      },
    ]
  }

  private func name(_ text: String) -> String {
    text.padding(toLength: 36, withPad: " ", startingAt: 0)
  }

  private func share(_ count: Int) -> String {
    String(format: "%7.2f", 100 * Double(count) / Double(repetitions))
  }
}

extension ReadingAnswer {
  fileprivate static let shown: [ReadingAnswer] = [.worse, .inconclusive, .fine]
}
