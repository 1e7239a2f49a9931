package import Records

/// Cells of one suite, mask and point that differ in their named condition: what shows which
/// conditions an engine copes with.
package struct ConditionSurvey {
  package let key: SweepKey
  package let engines: [EngineRecord]
  package let cells: [SummaryCell]

  /// The symbologies of the frames, by name; frames without a code have no read rate.
  package var symbologies: [String] { Set(cells.map(\.symbology)).subtracting(["none"]).sorted() }

  /// The names of the conditions, in the order of the manifest.
  package var conditions: [String] { cells.compactMap(\.namedCondition).grouped(by: \.self).keys }

  /// What the survey is, for a heading.
  package var title: String { key.title }

  /// The cells of one engine.
  package func cells(of engine: EngineRecord) -> [SummaryCell] {
    cells.filter { $0.engine == engine.label && $0.symbology != "none" }
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
