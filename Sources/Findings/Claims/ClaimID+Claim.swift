import Barcodes
import Summaries

extension ClaimID {
  /// The claim that a run is held against.
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
    case .reach: ReachClaim(id: .reach)
    case .nativeResolution: ReachClaim(id: .nativeResolution)
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
