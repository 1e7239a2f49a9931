import Judging
import Records
import Statistics
import Summaries

/// Works the limits out from the cells of a summary.
struct Limits {
  let run: RunRecord
  let cells: [Verdicts.TalliedCell]

  /// Those of every suite that looks for limits, in the order of the suite's limits and the cells.
  var records: [LimitRecord] {
    run.suites.flatMap { suite -> [LimitRecord] in
      guard let target = suite.target, let searches = suite.limits else { return [] }
      return searches.flatMap { search in
        let swept = cells.filter {
          $0.cell.suite == suite.name && $0.cell.codes > 0
            && $0.cell.point[search.parameter] != nil
        }
        let (keys, groups) = swept.grouped { SearchKey($0.cell, along: search.parameter) }
        return keys.compactMap { key in
          record(
            key, groups[key] ?? [], search, SweepRule(target: target, values: search.values))
        }
      }
    }
  }

  /// The subject of a limit.
  private struct SearchKey: Hashable {
    var engine: String
    var symbology: String
    var key: SweepKey

    init(_ cell: SummaryCell, along parameter: String) {
      engine = cell.engine
      symbology = cell.symbology
      key = SweepKey(cell, over: [parameter])
    }

    var series: SeriesID {
      SeriesID(
        suite: key.suite, engine: engine, mask: key.mask, namedCondition: key.namedCondition)
    }
  }

  /// Nil where no value of the search was tried.
  private func record(
    _ subject: SearchKey, _ tallied: [Verdicts.TalliedCell], _ search: LimitSearchRecord,
    _ rule: SweepRule
  ) -> LimitRecord? {
    let cells = tallied.filter {
      $0.cell.point[search.parameter].map(search.values.contains) ?? false
    }
    let sweep = rule.limitSweep(
      Dictionary(
        cells.compactMap { entry in entry.cell.point[search.parameter].map { ($0, entry.frames) } },
        uniquingKeysWith: { first, _ in first }))
    let untried = sweep.steps.filter { $0.trials == 0 }.map(\.value)
    let returns = sweep.returns.map(\.value)
    guard untried.count < sweep.steps.count else { return nil }
    return LimitRecord(
      subject.series,
      Identified(
        LimitedParameter(
          symbology: subject.symbology, parameter: search.parameter, setting: subject.key.fixed,
          target: rule.bets.target),
        LimitFinding(
          limit: sweep.limit, end: sweep.end, returns: returns.isEmpty ? nil : returns,
          misreads: Verdicts.misreads(cells.map(\.cell)), steps: Self.steps(sweep),
          untried: untried.isEmpty ? nil : untried)))
  }

  private static func steps(_ sweep: LimitSweep) -> [LimitStepRecord] {
    sweep.steps.compactMap { step in
      RateRecord(correct: step.reads, of: step.trials).map {
        LimitStepRecord(
          value: step.value, reads: step.reads, codes: step.trials, rate: $0,
          logEPasses: step.evidence.passes, logEFails: step.evidence.fails,
          decision: step.decision)
      }
    }
  }
}
