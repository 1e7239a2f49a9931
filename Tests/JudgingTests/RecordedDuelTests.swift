import Foundation
import Judging
import Testing

/// Blocks of duels whose truth is known, as `Scripts/validate-gate` measured and recorded them: what the rule says of a real
/// machine's noise is checked without a clock. `--record Tests/JudgingTests/Fixtures/duels.jsonl` records them anew.
struct RecordedDuelTests {
  /// A line of the recording; logarithms of ratios are in units of 1e-5.
  private struct Duel: Decodable {
    var trial: String
    var look: [[Double]]
    var confirmation: [[Double]]
  }

  /// The blocks of all duels of a kind, one after the other: what was measured together stays together.
  private struct Recording {
    var looks: [DuelBlock] = []
    var confirmations: [DuelBlock] = []

    mutating func append(_ duel: Duel) {
      looks += duel.look.map(Self.block)
      confirmations += duel.confirmation.map(Self.block)
    }

    private static func block(_ pair: [Double]) -> DuelBlock {
      DuelBlock(candidate: pair[0] * 1e-5, control: pair[1] * 1e-5)
    }

    /// The answers about duels of some cells, each of blocks that followed one another.
    ///
    /// - Parameter duels: as many, whose first blocks are spread evenly over the recording.
    func answers(duels: Int, cells: Int, _ rule: DuelRule = DuelRule()) -> [DuelAnswer: Int] {
      (0..<duels).reduce(into: [:]) { answers, duel in
        func stretch(_ blocks: [DuelBlock], _ cell: Int, _ count: Int) -> [DuelBlock] {
          guard !blocks.isEmpty else { return [] }
          let start = blocks.count * (duel * cells + cell) / (duels * cells)
          return (0..<count).map { blocks[(start + $0) % blocks.count] }
        }
        let decisions = rule.decisions(on: (0..<cells).map { stretch(looks, $0, 64) })
        let claims = (0..<cells).filter { decisions[$0].answer == .worse }
        // Where no duel was confirmed, other blocks of the same kind do.
        let others = confirmations.count < 64 ? Array(looks.reversed()) : confirmations
        let said =
          decisions.map(\.answer).filter { $0 != .worse }
          + rule.confirmations(by: claims.map { stretch(others, $0, 32) }).map(\.answer)
        let grave: [DuelAnswer] = [.environment, .worse, .inconclusive, .better]
        answers[grave.first { said.contains($0) } ?? .fine, default: 0] += 1
      }
    }
  }

  private static func recordings() throws -> [String: Recording] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("Fixtures/duels.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.reduce(into: [:]) { recordings, line in
      let duel = try JSONDecoder().decode(Duel.self, from: Data(line.utf8))
      recordings[duel.trial, default: Recording()].append(duel)
    }
  }

  /// What is asked of 100 duels: of how many cells, and which answer at least and at most how often.
  private static let goals:
    [(trial: String, cells: Int, answer: DuelAnswer, least: Int, most: Int)] =
      [
        ("A/A, quiet", 1, .worse, 0, 1), ("A/A, quiet", 13, .worse, 0, 1),
        ("A/A, second core loaded", 1, .worse, 0, 1), ("A/A, second core loaded", 13, .worse, 0, 1),
        ("A/A, quiet", 13, .fine, 80, 100), ("A/A, second core loaded", 13, .fine, 80, 100),
        ("+3 %", 1, .worse, 95, 100), ("+2 %", 1, .worse, 90, 100), ("-3 %", 1, .better, 95, 100),
      ]

  @Test(arguments: goals.indices)
  func `duels of recorded blocks end as often as they should with the answer that is right`(
    index: Int
  ) throws {
    let goal = Self.goals[index]
    let recording = try #require(try Self.recordings()[goal.trial])
    let answers = recording.answers(duels: 100, cells: goal.cells)
    #expect(
      (goal.least...goal.most).contains(answers[goal.answer] ?? 0),
      "\(goal.trial), \(goal.cells) cells: \(answers)")
  }
}
