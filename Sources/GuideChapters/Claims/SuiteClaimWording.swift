import Findings

/// A claim whose single suite has a section.
protocol SuiteClaimWording: ClaimWording {
  var suite: ClaimSuite { get }
  var section: String { get }
}

extension SuiteClaimWording {
  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String? {
    evidence.has(suite) ? section : nil
  }
}
