import Judging
import Records
import Statistics
import Summaries

extension Verdicts {
  /// The limits of every suite that looks for them, in the order of the suite's limits and the cells.
  var limits: [LimitRecord] {
    run.suites.flatMap { suite -> [LimitRecord] in
      guard let target = suite.target, let searches = suite.limits else { return [] }
      return searches.flatMap { search in
        let swept = cells.filter {
          $0.cell.suite == suite.name && $0.cell.codes > 0
            && $0.cell.point[search.parameter] != nil
        }
        let (keys, groups) = swept.grouped { $0.cell.sweep(along: search.parameter) }
        return keys.compactMap { key in
          limit(
            key, groups[key] ?? [], search, SweepRule(target: target, values: search.values))
        }
      }
    }
  }

  /// Nil where no value of the search was tried.
  private func limit(
    _ subject: CellID, _ tallied: [TalliedCell], _ search: LimitSearchRecord,
    _ rule: SweepRule
  ) -> LimitRecord? {
    let cells = tallied.filter {
      $0.cell.point[search.parameter].map(search.values.contains) ?? false
    }
    let sweep = rule.limitSweep(
      Dictionary(
        cells.compactMap { entry in entry.cell.point[search.parameter].map { ($0, entry.frames) } },
        uniquingKeysWith: { first, _ in first }))
    guard sweep.steps.contains(where: { $0.trials > 0 }) else { return nil }
    return LimitRecord(
      subject.id,
      Identified(
        LimitedParameter(
          symbology: subject.symbology, parameter: search.parameter, setting: subject.point,
          target: rule.bets.target),
        LimitFinding(sweep, misreads: MisreadRateRecord(cells.map(\.cell)))))
  }
}
