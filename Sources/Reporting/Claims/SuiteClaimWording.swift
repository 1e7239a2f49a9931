import Analysis
import Barcodes
import Records

/// A claim that one suite has a section for.
protocol SuiteClaimWording: ClaimWording {
  var suite: ClaimSuite { get }
  /// The section's anchor.
  var section: String { get }
}

extension SuiteClaimWording {
  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String? {
    evidence.has(suite) ? section : nil
  }
}
