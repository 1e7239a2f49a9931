package import Gates
import Judging
import Records
import Summaries

extension CalibrationRecord {
  /// Returns a table for a terminal, and the conclusion.
  ///
  /// - Parameter cellSeconds: the time that a duel spends on a cell up to its second look.
  package func text(cellSeconds: Double) -> String {
    let secondsPerBlock = cellSeconds / Double(rule.looks.dropFirst().first ?? rule.looks[0])
    var lines = [
      "\(engine.label) (\(engine.version)) against itself, \(cell.name), \(Wording.count(blocks, "block")); one "
        + "block's ratio spreads by \(Wording.percent(spread)). Tolerance \(Wording.points(rule.tolerance)) %.",
      "slowdown  measured   worse           (range)  inconclusive   fine  better  environment  seconds of measuring",
    ]
    for result in results {
      func share(_ answer: DuelAnswer) -> String {
        Wording.percent(result.answers[answer.rawValue] ?? 0)
      }
      let worse = Wording.plain(result.worseLower * 100)
      let columns: [(String, Int)] = [
        ("\(Wording.points(result.slowdown)) %", 8),
        ("\(Wording.points(result.measured)) %", 10), (share(.worse), 8),
        ("(\(worse) to \(Wording.percent(result.worseUpper)))", 18),
        (share(.inconclusive), 14), (share(.fine), 7), (share(.better), 8),
        (share(.environment), 13), (Wording.significant(result.blocks * secondsPerBlock), 23),
      ]
      lines.append(
        columns.map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }.joined())
    }
    // What was measured above the tolerance is slower than it allows, whatever it was asked to be.
    let calm = results.filter { max($0.slowdown, $0.measured) <= rule.tolerance }
      .max { $0.worse < $1.worse }
    lines.append(
      calm.map {
        "False alarms: \(Wording.percent($0.worse)) of duels, for each cell, at \(Wording.points($0.slowdown)) %; "
          + "\(Wording.percent($0.worseUpper)) at the range's upper end."
      }
        ?? "False alarms are not known: beside itself the engine was measured as slower than the tolerance allows."
    )
    return (lines + [0.8, 0.95].map(detected) + [conclusion(cellSeconds: cellSeconds)])
      .joined(separator: "\n")
  }

  /// Returns the smallest slowdown that is found in at least this share of duels.
  private func detected(in power: Double) -> String {
    func least(_ worse: KeyPath<CalibrationResult, Double>) -> String {
      results.filter { $0.slowdown > rule.tolerance && $0[keyPath: worse] >= power }
        .map(\.slowdown).min().map { "+\(Wording.plain($0 * 100)) %" }
        ?? "none of these slowdowns"
    }
    return "Detected in at least \(Wording.percent(power)) of duels: \(least(\.worse)); "
      + "\(least(\.worseLower)) at the range's lower end."
  }

  /// The share of duels in which a slowdown must be found.
  private static let power = 0.8
  /// The factor of time that halves the uncertainty of the blocks' mean.
  private static let moreTime = 4.0

  /// For example `On this machine +3 % of gate/aztec/all is found, in 80 of 100 duels at least; …`.
  private func conclusion(cellSeconds: Double) -> String {
    let tried = results.map(\.slowdown).filter { $0 > rule.tolerance }
    let found = results.filter { $0.slowdown > rule.tolerance && $0.worse >= Self.power }
    let more = "--cell-seconds \(Wording.plain(cellSeconds * Self.moreTime))"
    guard let least = found.map(\.slowdown).min() else {
      return
        "On this machine nothing up to +\(Wording.plain((tried.max() ?? 0) * 100)) % of \(cell.name) is found in 80 of 100 duels; "
        + "use \(more), or a quieter machine."
    }
    let end =
      least == tried.min()
      ? "less was not tried: --slowdown \(Wording.plain((least + rule.tolerance) * 50)) \(more)"
      : "for less use \(more)"
    return
      "On this machine +\(Wording.plain(least * 100)) % of \(cell.name) is found, in 80 of 100 duels at least; \(end)."
  }
}
