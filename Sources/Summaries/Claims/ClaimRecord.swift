/// A run's findings on a claim: an entry of `claims` in `summary.json`.
package struct ClaimRecord: Codable, Sendable, Equatable {
  package var id: ClaimID
  /// The named condition that it was held against, where the claim has an entry for each of several.
  package var condition: String?
  /// One for each engine, in the run's order.
  package var findings: [ClaimFinding]

  package init(id: ClaimID, condition: String? = nil, findings: [ClaimFinding]) {
    self.id = id
    self.condition = condition
    self.findings = findings
  }
}

/// Why a claim was not tested for an engine.
package enum ClaimGap: String, Sendable, Codable, CaseIterable {
  /// The run lacks the claim's suite.
  case suiteNotRun = "suite_not_run"
  /// The claim's suite was run, but not with what the claim is about.
  case notAsked = "not_asked"
  /// The engine claims no symbology that the claim is about.
  case unsupported
  /// The engine has no feature by which it could be told.
  case cannotBeTold = "cannot_be_told"
}
