import Findings

/// The condition and the evidence that a finding is based on.
struct ClaimSubject {
  let condition: String?
  let evidence: ClaimEvidence
}
