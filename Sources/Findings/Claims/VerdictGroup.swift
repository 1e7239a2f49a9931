import Judging
package import Records
package import Summaries

/// The verdicts of one engine on several symbologies, taken together.
package struct VerdictGroup {
  package let engine: EngineRecord
  /// Those that the claim is about.
  package let symbologies: [String]
  /// Those of them that the engine claims and that were tested.
  package let verdicts: [VerdictRecord]

  package init(engine: EngineRecord, symbologies: [String], verdicts: [VerdictRecord]) {
    self.engine = engine
    self.symbologies = symbologies
    self.verdicts = verdicts.filter { symbologies.contains($0.symbology) }
  }

  /// Claimed, but not tested.
  package var untested: [String] {
    symbologies.filter { name in
      engine.claims(name) && !verdicts.contains { $0.symbology == name }
    }
  }

  /// The symbologies that fail, together: that any of them is wrongly named has the probability of one error. One that fails
  /// by itself alone, among several, may be missing.
  package var failing: [String] {
    let rejected = RateBets.rejected(verdicts.map(\.logEFails))
    return zip(verdicts, rejected).compactMap { $1 ? $0.symbology : nil }
  }

  /// Fails where the mean of the symbologies' e-values does, as widths do within a sweep; holds where all that the engine
  /// claims were tested and hold.
  package var finding: ClaimFinding {
    guard symbologies.contains(where: engine.claims) else {
      return ClaimFinding(engine, without: .unsupported)
    }
    guard !verdicts.isEmpty else { return ClaimFinding(engine, without: .notAsked) }
    return ClaimFinding(engine, verdict, verdicts.flatMap(Self.numbers))
  }

  private var verdict: ClaimVerdict {
    let evidence = verdicts.map(\.logEFails) + untested.map { _ in 0 }
    if RateBets.isRejected(evidence) { return .fails }
    return untested.isEmpty && verdicts.allSatisfy { $0.verdict == .holds } ? .holds : .undecided
  }

  private static func numbers(_ record: VerdictRecord) -> [ClaimNumber] {
    [("log_e_fails", record.logEFails), ("log_e_holds", record.logEHolds)].map { name, value in
      ClaimNumber(
        name, symbology: record.symbology,
        at: [SweptAxis.moduleWidth.name: record.guidanceWidth], value: value)
    }
  }
}
