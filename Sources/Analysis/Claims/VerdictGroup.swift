import Judging
package import Records

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

  /// Fails where any does; holds where all that the engine claims were tested and hold.
  var finding: ClaimFinding {
    guard symbologies.contains(where: engine.claims) else {
      return ClaimFinding(engine, without: .unsupported)
    }
    guard !verdicts.isEmpty else { return ClaimFinding(engine, without: .suiteNotRun) }
    return ClaimFinding(engine, verdict, verdicts.map(Self.number))
  }

  private var verdict: ClaimVerdict {
    if verdicts.contains(where: { $0.verdict == .fails }) { return .fails }
    return untested.isEmpty && verdicts.allSatisfy { $0.verdict == .holds } ? .holds : .undecided
  }

  private static func number(_ record: VerdictRecord) -> ClaimNumber {
    ClaimNumber(
      readRate: record.worst.rate, of: record.worst.codes, symbology: record.symbology,
      at: [SweptAxis.moduleWidth.name: record.worst.width])
  }
}
