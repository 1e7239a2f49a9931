import Barcodes
import Records
package import Summaries

/// A claim by the evidence that it is held against. Those of a family share their evidence, and the file of their
/// judgements; so do their words (`ClaimWording`).
package enum ClaimFamily {
  case widths(WidthClaim)
  case latency(LatencyClaim)
  case reach(ReachClaim)
  case views(ViewClaim)
  case liveTime(LiveTimeClaim)
  // Each by itself.
  case wideCode, focus, necessity, equalReads, masks
}

extension ClaimID {
  package var family: ClaimFamily {
    switch self {
    case .linear: .widths(.linear)
    case .matrix: .widths(.matrix)
    case .retailWidth: .widths(.retail)
    case .wideCode: .wideCode
    case .focus: .focus
    case .necessity: .necessity
    case .formats: .latency(.formats)
    case .pixels: .latency(.pixels)
    case .reach: .reach(.usualSize)
    case .nativeResolution: .reach(.nativeResolution)
    case .fill: .reach(.fill)
    case .orientation: .views(.orientation)
    case .region: .views(.region)
    case .liveDrop: .liveTime(.dropping)
    case .liveResolution: .liveTime(.resolution)
    case .liveFormats: .liveTime(.formats)
    case .liveEqualReads: .equalReads
    case .masks: .masks
    }
  }

  /// The suite without which nothing can be said.
  package var suite: ClaimSuite {
    switch family {
    case .widths, .necessity: .guidance
    case .wideCode: .pdf417Wide
    case .focus: .focus
    case .latency: .latency
    case .reach: .reach
    case .views(let claim): claim.suite
    // One of several that they can be held against: they count whichever suites with streams were run.
    case .liveTime, .equalReads: .sharedBike
    case .masks: .allFormats
    }
  }
}

extension ClaimEvidence {
  /// The named conditions that a claim is held against, each for itself.
  func conditions(of claim: ClaimID) -> [String?] {
    guard case .widths(let claim) = claim.family else { return [nil] }
    return conditions(of: claim)
  }

  /// How the run stands to a claim.
  func finding(
    on claim: ClaimID, of engine: EngineRecord, under condition: String?
  ) -> ClaimFinding {
    switch claim.family {
    case .widths(let claim): finding(on: claim, engine, under: condition)
    case .latency(let claim): finding(on: claim, engine)
    case .reach(let claim): finding(on: claim, engine)
    case .views(let claim): finding(on: claim, engine)
    case .liveTime(let claim): finding(on: claim, engine)
    case .wideCode: wideCodeFinding(engine)
    case .focus: FocusDrop(self, engine: engine).finding
    case .necessity: necessityFinding(engine)
    case .equalReads: equalReadsFinding(engine)
    case .masks: maskFinding(engine)
    }
  }
}
