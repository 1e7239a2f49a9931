import Foundation
import Judging
import Testing

/// Duels whose truth is known, as `make validate-gate` measured and recorded them, judged once more: what the rule says is
/// checked without a clock. `Scripts/validate-gate --record Tests/JudgingTests/Fixtures/duels.jsonl` records them anew.
struct RecordedDuelTests {
  /// A line of the recording; logarithms of ratios are in units of 1e-5.
  struct Duel: Decodable {
    var trial: String
    /// What was answered when it was measured.
    var answer: DuelAnswer
    var look: [[Double]]
    var confirmation: [[Double]]

    func answer(by rule: DuelRule) -> DuelAnswer {
      let decision = rule.decisions(on: [look.map(Self.block)])[0]
      guard decision.answer == .worse else { return decision.answer ?? .inconclusive }
      return rule.confirmation(by: confirmation.map(Self.block)).answer ?? .inconclusive
    }

    private static func block(_ pair: [Double]) -> DuelBlock {
      DuelBlock(candidate: pair[0] * 1e-5, control: pair[1] * 1e-5)
    }
  }

  private static func duels() throws -> [String: [Duel]] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("Fixtures/duels.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Dictionary(
      grouping: try lines.map { try JSONDecoder().decode(Duel.self, from: Data($0.utf8)) },
      by: \.trial)
  }

  private func count(_ duels: [Duel]?, _ answer: DuelAnswer, _ rule: DuelRule = DuelRule()) -> Int {
    (duels ?? []).count { $0.answer(by: rule) == answer }
  }

  @Test func `every duel ends as it did when it was measured`() throws {
    for (trial, duels) in try Self.duels() {
      for (number, duel) in duels.enumerated() {
        #expect(duel.answer(by: DuelRule()) == duel.answer, "\(trial), duel \(number)")
      }
    }
  }

  /// What is recorded of each kind of duel: which answer at least and at most how often, of 100.
  private static let goals: [(trial: String, answer: DuelAnswer, least: Int, most: Int)] = [
    ("A/A, quiet", .worse, 0, 1), ("A/A, second core loaded", .worse, 0, 1),
    ("+3 %", .worse, 95, 100), ("+2 %", .worse, 80, 100), ("-3 %", .better, 95, 100),
  ]

  @Test func `duels end as often as they should with the answer that is right`() throws {
    let duels = try Self.duels()
    #expect(Set(duels.keys) == Set(Self.goals.map(\.trial)))
    for goal in Self.goals {
      let all = duels[goal.trial]?.count ?? 0
      let hits = count(duels[goal.trial], goal.answer)
      #expect(all >= 100 && hits * 100 >= goal.least * all && hits * 100 <= goal.most * all)
    }
  }
}
