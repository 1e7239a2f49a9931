import Dueling
import Judging
import Summaries

/// The demands on a candidate's latency, and the time for judging a cell.
package struct TimingDemands {
  package static let usualTolerance = DuelRule().tolerance
  package static let usualErrorRate = DuelRule().errorRate
  /// The usual seconds of a cell, in words.
  package static let usualCellSeconds = Wording.plain(DuelBudget.usualCellSeconds)

  let rule: DuelRule
  /// The seconds of a cell up to the second look; nil for what fits.
  let cellSeconds: Double?

  package init(tolerance: Double, errorRate: Double, cellSeconds: Double?) {
    rule = DuelRule(tolerance: tolerance, errorRate: errorRate)
    self.cellSeconds = cellSeconds
  }

  /// Returns the budget of a duel, whose time begins now.
  func budget(seconds: Double?) -> DuelBudget {
    DuelBudget(
      seconds: seconds, cellSeconds: cellSeconds,
      blocks: (rule.secondLook, (rule.looks.last ?? 0) + (rule.confirmationLooks.last ?? 0)))
  }
}
