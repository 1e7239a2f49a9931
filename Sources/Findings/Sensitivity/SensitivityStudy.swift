package import Judging
package import Records
package import Summaries

/// One engine's verdicts in a suite with a reference, and what each other named condition makes of them.
package struct SensitivityStudy: Sendable {
  /// One symbology.
  package struct AssumptionRow: Sendable {
    package let symbology: String
    package let verdict: Verdict
    /// Under the reference.
    package let width: RequiredWidth
    /// By the suite's order; without those that were not tried.
    package let effects: [AssumptionEffect]

    /// The effect that moves the width most; nil where none moves it.
    package var greatest: AssumptionEffect? {
      effects.filter { $0.move != 0 }.max { abs($0.move) < abs($1.move) }
    }

    /// True if an assumption turns the verdict.
    package var isTurned: Bool { effects.contains(where: \.isTurned) }
  }

  /// Suite, mask and the values of other axes.
  package let key: SweepKey
  package let engine: EngineRecord
  /// The read rate that is asked for.
  package let target: Double
  /// In pixels.
  package let guidanceWidth: Double
  /// The named condition that the others are held against.
  package let reference: String
  /// The other named conditions, in the suite's order.
  package let assumptions: [String]
  package let rows: [AssumptionRow]
  /// The codes at each width and under each condition: the fewest and the most.
  package let codes: ClosedRange<Int>

  package func effects(of assumption: String) -> [AssumptionEffect] {
    rows.flatMap(\.effects).filter { $0.assumption == assumption }
  }
}

extension Summary {
  /// One for each engine, of each suite whose verdicts are held against a reference; sweeps that were not finished are left out.
  package var sensitivityStudies: [SensitivityStudy] {
    let finished = (verdicts ?? []).filter { ($0.untriedWidths ?? []).isEmpty }
    return run.suites.flatMap { suite -> [SensitivityStudy] in
      guard let reference = suite.reference else { return [] }
      let (keys, groups) = finished.filter { $0.suite == suite.name }.grouped {
        SweepKey(suite: $0.suite, mask: $0.mask, fixed: $0.setting)
      }
      return keys.flatMap { key in
        run.engines.compactMap { engine in
          SensitivityStudy(
            key, engine, reference, (groups[key] ?? []).filter { $0.engine == engine.label })
        }
      }
    }
  }
}

extension SensitivityStudy {
  /// - Parameter records: of the engine.
  fileprivate init?(
    _ key: SweepKey, _ engine: EngineRecord, _ reference: String, _ records: [VerdictRecord]
  ) {
    let assumptions = records.compactMap(\.namedCondition).grouped(by: \.self).keys
      .filter { $0 != reference }
    let (symbologies, groups) = records.grouped(by: \.symbology)
    let rows = symbologies.sorted().compactMap { symbology -> AssumptionRow? in
      let conditions = (groups[symbology] ?? []).grouped { $0.namedCondition ?? "" }.groups
      guard let record = conditions[reference]?.first else { return nil }
      return AssumptionRow(
        symbology: symbology, verdict: record.verdict, width: RequiredWidth(record),
        effects: assumptions.compactMap { name in
          conditions[name]?.first.map {
            AssumptionEffect($0, assumption: name, reference: record)
          }
        })
    }
    let codes = records.flatMap(\.widths).map(\.codes)
    guard let first = records.first, !rows.isEmpty, let fewest = codes.min(),
      let most = codes.max()
    else { return nil }
    self.init(
      key: key, engine: engine, target: first.target, guidanceWidth: first.guidanceWidth,
      reference: reference, assumptions: assumptions, rows: rows, codes: fewest...most)
  }
}
