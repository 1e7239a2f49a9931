import Barcodes
package import Records

/// Something that is claimed of readers, and how a run is held against it.
///
/// What a claim says, and how a finding is worded, is Reporting's (`ClaimWording`).
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

/// The claims, in the order in which they are reported.
package enum ClaimID: String, Codable, Sendable, CaseIterable {
  case linear = "linear-2px"
  case matrix = "matrix-2px"
  case retailWidth = "ean13-190px"
  case wideCode = "pdf417-1156px"
  case focus
  case necessity = "necessary"
  case formats = "formats-faster"
  case pixels = "pixels-slower"
  case reach = "resolution-reach"
  case nativeResolution = "2mp-enough"
  case fill = "low-resolution"
  case orientation, region
  case liveDrop = "live-drop"
  case liveResolution = "live-resolution"
  case liveFormats = "live-formats"
  case liveEqualReads = "live-equal-reads"
  /// A control, and no claim.
  case masks
}

extension ClaimID {
  /// How a run is held against it.
  package var claim: any Claim {
    switch self {
    case .linear: WidthClaim(id: .linear, dimension: .linear)
    case .matrix: WidthClaim(id: .matrix, dimension: .area)
    case .retailWidth: RetailWidthClaim()
    case .wideCode: WideCodeClaim()
    case .focus: FocusClaim()
    case .necessity: NecessityClaim()
    case .formats: FormatClaim()
    case .pixels: PixelClaim()
    case .reach: ReachClaim()
    case .nativeResolution: NativeResolutionClaim()
    case .fill: FillClaim()
    case .orientation: OrientationClaim()
    case .region: RegionClaim()
    case .liveDrop: LiveTimeClaim(id: .liveDrop)
    case .liveResolution: LiveTimeClaim(id: .liveResolution)
    case .liveFormats: LiveTimeClaim(id: .liveFormats)
    case .liveEqualReads: EqualReadsClaim()
    case .masks: MaskControl()
    }
  }
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
          findings: run.engines.map { claim.finding(of: $0, under: condition, self) })
      }
    }
  }
}
