package import Records
package import Summaries

/// That poor focus costs accuracy.
package struct FocusClaim: Claim {
  package let id = ClaimID.focus
  package let suite = ClaimSuite.focus

  /// A drop below this counts as none.
  private static let negligibleDrop = 0.01

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    let drop = FocusDrop(evidence, engine: engine)
    guard let judged = drop.drop(to: FocusDrop.judgedRadius) else {
      return ClaimFinding(engine, without: .notAsked)
    }
    return ClaimFinding(
      engine,
      judged.lower > 0 ? .holds : judged.upper < Self.negligibleDrop ? .fails : .undecided,
      drop.radii.dropFirst().compactMap { radius in
        drop.drop(to: radius).map {
          ClaimNumber(
            "read_rate_drop", at: [FocusDrop.radiusAxis: radius], value: $0.value,
            lower: $0.lower, upper: $0.upper, of: drop.read(radius: radius)?.codes)
        }
      })
  }
}
