import Barcodes
package import Records
package import Summaries

/// Something that is claimed of readers, and how a run is held against it.
///
/// What a claim says, and how a finding is worded, is the guide chapters' (`ClaimWording`).
package protocol Claim: Sendable {
  var id: ClaimID { get }
  /// The suite without which nothing can be said.
  var suite: ClaimSuite { get }

  /// The named conditions that it is held against, each for itself.
  func conditions(_ evidence: ClaimEvidence) -> [String?]
  func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding
}

extension Claim {
  package func conditions(_ evidence: ClaimEvidence) -> [String?] { [nil] }
}

extension Summary {
  /// The same with what the run says of every claim; without, where it has a suite for none.
  func addingClaims() -> Summary {
    var summary = self
    let evidence = ClaimEvidence(self)
    let isTold = live != nil || ClaimSuite.allCases.contains(where: evidence.has)
    summary.claims = isTold ? evidence.records : nil
    return summary
  }
}

extension ClaimEvidence {
  fileprivate var records: [ClaimRecord] {
    ClaimID.allCases.flatMap { id in
      let claim = id.claim
      return claim.conditions(self).map { condition in
        ClaimRecord(
          id: id, condition: condition,
          findings: run.engines.map { engine in
            var finding = claim.finding(of: engine, under: condition, self)
            if finding.gap == .notAsked, !has(claim.suite) { finding.gap = .suiteNotRun }
            return finding
          })
      }
    }
  }
}
