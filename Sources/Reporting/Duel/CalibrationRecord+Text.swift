package import Analysis
import Judging
import Records

extension CalibrationRecord {
  /// A table for a terminal, and what follows from it.
  ///
  /// - Parameter secondsPerBlock: of a duel.
  package func text(secondsPerBlock: Double) -> String {
    var lines = [
      "\(engine.label) (\(engine.version)) against itself, \(cell.name), \(Wording.count(blocks, "block")); one "
        + "block's ratio spreads by \(Wording.percent(spread)). Tolerance \(Wording.points(rule.tolerance)) %.",
      "slowdown  measured   worse           (range)  inconclusive   fine  better  environment  seconds of measuring",
    ]
    for result in results {
      func share(_ answer: DuelAnswer) -> String {
        Wording.percent(result.answers[answer.rawValue] ?? 0)
      }
      lines.append(
        [
          (Wording.points(result.slowdown) + " %", 8), (Wording.points(result.measured) + " %", 10),
          (share(.worse), 8),
          (
            "(\(Wording.plain(result.worseLower * 100)) to \(Wording.percent(result.worseUpper)))",
            18
          ), (share(.inconclusive), 14), (share(.fine), 7), (share(.better), 8),
          (share(.environment), 13),
          (Wording.significant(result.blocks * secondsPerBlock), 23),
        ].map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }.joined())
    }
    let calm = results.filter { $0.slowdown <= rule.tolerance }.max { $0.worse < $1.worse }
    if let calm {
      lines.append(
        "False alarms: \(Wording.percent(calm.worse)) of duels, for each cell, at \(Wording.points(calm.slowdown)) %; "
          + "\(Wording.percent(calm.worseUpper)) at the range's upper end.")
    }
    for power in [0.8, 0.95] {
      func least(_ worse: KeyPath<CalibrationResult, Double>) -> String {
        results.filter { $0.slowdown > rule.tolerance && $0[keyPath: worse] >= power }
          .map(\.slowdown).min().map { "+\(Wording.plain($0 * 100)) %" }
          ?? "none of these slowdowns"
      }
      lines.append(
        "Detected in at least \(Wording.percent(power)) of duels: \(least(\.worse)); "
          + "\(least(\.worseLower)) at the range's lower end.")
    }
    return lines.joined(separator: "\n")
  }
}
