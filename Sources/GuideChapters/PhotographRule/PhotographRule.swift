package import Records
package import Summaries

extension Summary {
  /// The findings on photographs by suite, mask and view, in their order.
  package var photographRules: [PhotographRule] {
    let (keys, groups) = (photographVerdicts ?? []).grouped {
      [$0.suite, $0.mask.description, $0.view ?? ""]
    }
    return keys.compactMap { key in
      guard let records = groups[key], let first = records.first,
        let suite = run.suites.first(where: { $0.name == first.suite }),
        let set = suite.photographSet
      else { return nil }
      return PhotographRule(
        suite: suite, set: set, engines: run.engines, records: records,
        pairs: (photographPairs ?? []).filter {
          $0.suite == first.suite && $0.mask == first.mask && $0.view == first.view
        })
    }
  }
}

/// The findings on the photographs of one suite, mask and view.
package struct PhotographRule {
  package let suite: SuiteRecord
  package let set: PhotographSetRecord
  package let engines: [EngineRecord]
  package let records: [PhotographVerdictRecord]
  package let pairs: [PhotographPairRecord]

  package var arms: [String] { records.map(\.arm).grouped { $0 }.keys }
  package var symbologies: [String] { Set(records.map(\.symbology)).sorted() }
  /// The symbologies for which some engine is judged.
  package var judged: [String] {
    Set(records.filter { $0.verdict != nil }.map(\.symbology)).sorted()
  }

  package var isOfModules: Bool { self.set.axis == SweptAxis.moduleWidth.name }

  package func record(
    _ engine: EngineRecord, _ symbology: String, _ arm: String,
    _ population: PhotographSweepFinding.Population
  ) -> PhotographVerdictRecord? {
    records.first {
      $0.engine == engine.label && $0.symbology == symbology && $0.arm == arm
        && $0.population == population
    }
  }

  package var setting: String {
    (["suite \(suite.name)"]
      + Wording.question(mask: records.first?.mask, view: records.first?.view))
      .joined(separator: ", ")
  }

  /// - Parameter arm: as a run names it.
  package static func title(ofArm arm: String) -> String {
    arm == "as-from-afar" ? "as from afar" : "sampling alone"
  }
}

extension PhotographSweepFinding.Width {
  /// Photographs read of those shown, such as `49.9 of 83`: a sum of shares has one decimal digit unless it is whole.
  package var census: String {
    "\(Wording.plain((read * 10).rounded() / 10)) of \(Wording.count(photographs))"
  }
}
