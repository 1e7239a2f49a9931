import Barcodes
package import Records
package import Summaries

/// The parts of a summary that claims are held against.
package struct ClaimEvidence {
  package let run: RunRecord
  package let cells: [SummaryCell]
  /// The verdicts of the suite guidance, each symbology alone in the mask.
  package let verdicts: [VerdictRecord]
  /// Nil where nothing was timed in blocks.
  package let latency: LatencyView?
  /// The contrasts of the suites with streams; empty without one.
  private let contrasts: [LiveContrast]
  private let comparisons: [ViewComparison]
  private let settings: [PairedSettingRecord]

  package init(_ summary: Summary) {
    run = summary.run
    cells = summary.cells
    latency = LatencyView(summary)
    contrasts = summary.live?.contrasts ?? []
    comparisons = summary.viewComparisons ?? []
    settings = summary.pairedSettings ?? []
    verdicts = (summary.verdicts ?? []).filter {
      $0.suite == ClaimSuite.guidance.rawValue && $0.setting.isEmpty && $0.mask == .own
    }
  }

  package func has(_ suite: ClaimSuite) -> Bool {
    run.suites.contains { $0.name == suite.rawValue }
  }

  /// Whether the run has the claim's suite, or tells something of it without.
  package func isAsked(_ claim: ClaimRecord) -> Bool {
    has(claim.id.suite)
      || claim.findings.contains { $0.gap == nil || !$0.numbers.isEmpty }
  }

  /// Cells of a suite in which the engine was asked for a code.
  package func cells(
    _ suite: ClaimSuite, engine: EngineRecord, mask: MaskName = .own
  ) -> [SummaryCell] {
    cells.filter {
      $0.suite == suite.rawValue && $0.engine == engine.label && $0.mask == mask && $0.codes > 0
    }
  }

  /// Verdicts of one engine under a named condition.
  package func verdicts(_ condition: String, engine: EngineRecord) -> [VerdictRecord] {
    verdicts.filter { $0.namedCondition == condition && $0.engine == engine.label }
  }

  /// Comparisons of a suite's views, for the mask own.
  package func comparisons(_ suite: ClaimSuite, engine: EngineRecord) -> [ViewComparison] {
    comparisons.filter {
      $0.suite == suite.rawValue && $0.engine == engine.label && $0.mask == .own
    }
  }

  /// Two values of a setting of live scanning, all other settings taken together; in the order of suites.
  package func contrasts(
    _ varied: LiveContrast.ContrastKind, engine: EngineRecord
  ) -> [LiveContrast] {
    contrasts.filter {
      $0.varied == varied && $0.engine == engine.label && $0.isPooled == true
    }
  }

  /// The gain in read rate from one setting of a suite to another, on the same payloads and phases,
  /// for the mask own.
  ///
  /// - Returns: the second's share less the first's; nil where the suite does not pair them.
  package func gain(
    _ suite: ClaimSuite, engine: EngineRecord, from first: [String: Double],
    to second: [String: Double]
  ) -> BoundedEstimate? {
    let mine = settings.filter {
      $0.suite == suite.rawValue && $0.engine == engine.label && $0.mask == .own
    }
    return mine.first { $0.first == first && $0.second == second }?.difference
      ?? mine.first { $0.first == second && $0.second == first }?.difference.negated
  }

  /// The finding for an engine of which no frame was read in several views.
  func untestedView(_ engine: EngineRecord, _ suite: ClaimSuite) -> ClaimFinding {
    let cells = cells.filter { $0.suite == suite.rawValue && $0.engine == engine.label }
    guard cells.contains(where: { $0.statuses.unsupported > 0 }) else {
      return ClaimFinding(engine, without: .notAsked)
    }
    return ClaimFinding(
      engine, without: cells.contains { $0.codes > 0 } ? .cannotBeTold : .unsupported)
  }
}
