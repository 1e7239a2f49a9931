import Foundation
import Judging
import Simulation
import Statistics
import Testing

/// Blocks of real duels, judged by the rule: what it says of a real machine's noise is checked without a clock.
struct RecordedDuelTests {
  private static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures/duels.jsonl").path

  @Test(arguments: RecordedDuels.goals.indices)
  func `duels of recorded blocks end as often as they should with the answer that is right`(
    index: Int
  ) throws {
    let goal = RecordedDuels.goals[index]
    let recording = try #require(try RecordedDuels.read(Self.path)[goal.trial])
    let tally = recording.tally(judgedBy: DuelRule(), cells: goal.cells)
    #expect(
      goal.shares.contains(tally.share(goal.answer).rate ?? -1),
      "\(goal.trial), \(goal.cells) cells: \(tally.answers)")
  }
}
