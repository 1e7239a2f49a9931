import Analysis
import Barcodes
import Records

/// What a finding is of.
struct ClaimSubject {
  let condition: String?
  let evidence: ClaimEvidence
}
