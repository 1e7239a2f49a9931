import Barcodes
import Judging
package import Records
package import Summaries

extension RuleFinding {
  /// - Parameter verdicts: of the engine, one for each symbology that was tested.
  package init(_ rule: RuleRecord, engine: EngineRecord, verdicts: [VerdictRecord]) {
    self.init(engine: engine.label)
    for symbology in rule.symbologies {
      guard engine.claims(symbology) else {
        unsupported.append(symbology)
        continue
      }
      let record = verdicts.first { $0.symbology == symbology }
      let verdict = record?.finding.verdict(atLeast: rule.pixels)
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
  package func holding(_ rules: [RuleRecord]) -> Summary {
    let nominal = ClaimEvidence(self).verdicts.filter { $0.namedCondition == ClaimEvidence.nominal }
    guard !nominal.isEmpty else { return self }
    var summary = self
    summary.rules = rules.map { rule in
      var rule = rule
      rule.findings = run.engines.map { engine in
        RuleFinding(rule, engine: engine, verdicts: nominal.filter { $0.engine == engine.label })
      }
      return rule
    }
    return summary
  }
}
