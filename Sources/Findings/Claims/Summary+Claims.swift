import Records
import Summaries

extension Summary {
  /// The same with what the run says of every claim; without, where it has a suite for none.
  ///
  /// What a claim says, and how a finding is worded, is the guide chapters' (`ClaimWording`).
  func addingClaims() -> Summary {
    var summary = self
    let evidence = ClaimEvidence(self)
    let isTold = live != nil || ClaimSuite.allCases.contains(where: evidence.has)
    summary.claims = isTold ? ClaimID.allCases.flatMap(evidence.records) : nil
    return summary
  }
}

extension ClaimEvidence {
  /// One for each named condition that the claim is held against.
  fileprivate func records(_ claim: ClaimID) -> [ClaimRecord] {
    conditions(of: claim).map { condition in
      ClaimRecord(
        id: claim, condition: condition,
        findings: run.engines.map { engine in
          var finding = finding(on: claim, of: engine, under: condition)
          if finding.gap == .notAsked, !has(claim.suite) { finding.gap = .suiteNotRun }
          return finding
        })
    }
  }
}
