import Judging
package import Records

/// Whether 2 px are needed, or less would do. The verdict is on the necessity: it fails where some symbology needs less.
package struct NecessityClaim: Claim {
  package let id = ClaimID.necessity
  package let suite = ClaimSuite.guidance

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    let verdicts = evidence.verdicts(WidthClaim.nominal, engine: engine)
    guard !verdicts.isEmpty else { return ClaimFinding(engine, without: .suiteNotRun) }
    let isSpared = verdicts.contains(where: \.isReadBelowGuidance)
    let isOpen = verdicts.contains { !$0.isReadBelowGuidance && $0.isSafeWidthOpen }
    return ClaimFinding(
      engine, isSpared ? .fails : isOpen ? .undecided : .holds,
      verdicts.flatMap { record in
        [("first_px", record.firstWidth), ("safe_px", record.safeWidth)].compactMap { name, width in
          width.map { ClaimNumber(name, symbology: record.symbology, value: $0) }
        }
      })
  }
}

extension VerdictRecord {
  /// Whether all tested widths pass from one on that is smaller than the guidance asks for.
  package var isReadBelowGuidance: Bool {
    safeWidth.map { !ModuleWidth.isReached(guidanceWidth, by: $0) } ?? false
  }
}
