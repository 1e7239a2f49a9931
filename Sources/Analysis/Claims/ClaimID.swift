import Barcodes
import Records

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
