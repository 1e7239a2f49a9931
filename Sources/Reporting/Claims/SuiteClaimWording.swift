import Analysis
import Barcodes
import Records

/// A claim with a section for its single suite.
protocol SuiteClaimWording: ClaimWording {
  var suite: ClaimSuite { get }
  var section: String { get }
}

extension SuiteClaimWording {
  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String? {
    evidence.has(suite) ? section : nil
  }
}
