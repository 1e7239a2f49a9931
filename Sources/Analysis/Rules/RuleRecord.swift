package import Barcodes
import Judging
package import Records

/// A rule for module widths and what the run says of it: an entry of `rules` in `summary.json`.
package struct RuleRecord: Codable, Sendable, Equatable {
  package var id: String
  package var who: String
  package var symbologies: [String]
  /// `linear`, `matrix`, `all`, or the symbologies' names.
  package var scope: String
  @Coordinate package var pixels: Double
  package var source: String
  package var readOn: String?
  package var note: String?
  /// One for each engine, in the run's order.
  package var findings: [RuleFinding]

  enum CodingKeys: String, CodingKey {
    case id, who, symbologies, scope
    case pixels = "px"
    case source
    case readOn = "read"
    case note, findings
  }
}

/// For which symbologies a rule holds with one engine; each of the rule's stands in one of the lists.
package struct RuleFinding: Codable, Sendable, Equatable {
  package var engine: String
  /// The read rate that is asked for; absent where nothing was tested.
  @Share package var target: Double?
  package var holds: [String] = []
  package var fails: [String] = []
  package var undecided: [String] = []
  /// Not in the run, or the rule allows widths below all that were tested.
  package var notTested: [String] = []
  /// The engine does not claim them.
  package var unsupported: [String] = []

  enum CodingKeys: String, CodingKey {
    case engine, target, holds, fails, undecided
    case notTested = "not_tested"
    case unsupported
  }
}

extension RuleFinding {
  /// - Parameter verdicts: of the engine, one for each symbology that was tested.
  package init(_ rule: WidthRule, engine: EngineRecord, verdicts: [VerdictRecord]) {
    self.init(engine: engine.label)
    for symbology in rule.symbologies.map(\.name) {
      guard engine.claims(symbology) else {
        unsupported.append(symbology)
        continue
      }
      let record = verdicts.first { $0.symbology == symbology }
      let verdict = record?.verdict(atLeast: rule.pixels)
      switch verdict {
      case .holds: holds.append(symbology)
      case .fails: fails.append(symbology)
      case .undecided: undecided.append(symbology)
      case nil: notTested.append(symbology)
      }
      if verdict != nil { target = min(target ?? 1, record?.target ?? 1) }
    }
  }
}

extension Summary {
  /// The same with these rules held against it; without the suite guidance nothing is.
  package func holding(_ rules: [WidthRule]) -> Summary {
    let nominal = ClaimEvidence(self).verdicts.filter { $0.namedCondition == WidthClaim.nominal }
    guard !nominal.isEmpty else { return self }
    var summary = self
    summary.rules = rules.map { rule in
      RuleRecord(
        id: rule.id, who: rule.who, symbologies: rule.symbologies.map(\.name), scope: rule.scope,
        pixels: rule.pixels, source: rule.source, readOn: rule.readOn, note: rule.note,
        findings: run.engines.map { engine in
          RuleFinding(
            rule, engine: engine, verdicts: nominal.filter { $0.engine == engine.label })
        })
    }
    return summary
  }
}
