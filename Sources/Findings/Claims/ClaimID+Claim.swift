import Barcodes
import Records
package import Summaries

extension ClaimID {
  /// The suite without which nothing can be said.
  package var suite: ClaimSuite {
    switch self {
    case .linear, .matrix, .retailWidth, .necessity: .guidance
    case .wideCode: .pdf417Wide
    case .focus: .focus
    case .formats, .pixels: .latency
    case .reach, .nativeResolution, .fill: .reach
    case .orientation: .orientation
    case .region: .region
    // One of several that they can be held against: they count whichever suites with streams were run.
    case .liveDrop, .liveResolution, .liveFormats, .liveEqualReads: .sharedBike
    case .masks: .allFormats
    }
  }
}

extension ClaimEvidence {
  /// The named conditions that a claim is held against, each for itself.
  func conditions(of claim: ClaimID) -> [String?] {
    switch claim {
    case .linear, .matrix: widthConditions
    default: [nil]
    }
  }

  /// How the run stands to a claim.
  func finding(
    on claim: ClaimID, of engine: EngineRecord, under condition: String?
  ) -> ClaimFinding {
    switch claim {
    case .linear: widthGroup(.linear, engine, under: condition).finding
    case .matrix: matrixFinding(engine, under: condition)
    case .retailWidth: retailGroup(engine).finding
    case .wideCode: wideCodeFinding(engine)
    case .focus: FocusDrop(self, engine: engine).finding
    case .necessity: necessityFinding(engine)
    case .formats: formatFinding(engine)
    case .pixels: pixelFinding(engine)
    case .reach: reachFinding(engine)
    case .nativeResolution: nativeResolutionFinding(engine)
    case .fill: fillFinding(engine)
    case .orientation: orientationFinding(engine)
    case .region: regionFinding(engine)
    case .liveDrop, .liveResolution, .liveFormats: liveTimeFinding(claim, engine)
    case .liveEqualReads: equalReadsFinding(engine)
    case .masks: maskFinding(engine)
    }
  }
}
