package import Records
import Statistics
package import Summaries

/// Cells of one suite, mask and point that differ in their named condition: what shows which
/// conditions an engine copes with.
package struct ConditionSurvey {
  package let key: SweepKey
  package let engines: [EngineRecord]
  package let cells: [SummaryCell]

  package var symbologies: [String] { cells.symbologies }

  /// The names of the conditions, in the order of the manifest.
  package var conditions: [String] { cells.compactMap(\.namedCondition).grouped(by: \.self).keys }

  /// The survey's title, for a heading.
  package var title: String { key.title }

  /// The cells of one engine.
  package func cells(of engine: EngineRecord) -> [SummaryCell] {
    cells.filter { $0.engine == engine.label && $0.symbology != CellPlace.withoutCode }
  }

  /// Conditions among which is the one that an engine reads least, with 95 % confidence: the one that was read least, and all
  /// that were not read significantly more often (Fisher's exact test, at 5 % over the number of the others; S. S. Gupta,
  /// Technometrics 7, 1965, pp. 225–245). In the survey's order; empty where everything was read, or nothing tried.
  package func hardest(for engine: EngineRecord) -> [String] {
    let groups = cells(of: engine).grouped { $0.namedCondition ?? "" }.groups
    let counts = conditions.compactMap { name in
      ReadCount(groups[name] ?? []).map {
        (name: name, reads: $0.proportion.successes, of: $0.codes)
      }
    }
    guard
      let least = counts.min(by: { $0.reads * $1.of < $1.reads * $0.of }), least.reads < least.of
    else { return [] }
    let error = 0.05 / Double(max(1, counts.count - 1))
    return counts.filter { count in
      FisherExact(
        firstSuccesses: count.reads, of: count.of, secondSuccesses: least.reads,
        of: least.of
      ).pValueGreater > error
    }
    .map(\.name)
  }
}

extension Summary {
  /// One survey for each suite, mask, view and point with named conditions; the own mask comes first in its
  /// suite.
  package var conditionSurveys: [ConditionSurvey] {
    let named = fixedCells.filter { $0.namedCondition != nil }
    return SweepKey.groups(named) {
      SweepKey(suite: $0.suite, mask: $0.mask, view: $0.view, fixed: $0.point)
    }
    .map { ConditionSurvey(key: $0.key, engines: run.engines, cells: $0.cells) }
  }
}
