import Barcodes
import Findings
import Records
import Summaries

/// The words for a claim and for its findings.
protocol ClaimWording {
  var claim: String { get }
  /// The URL of the source; nil for a control, which is nobody's claim.
  var source: String? { get }
  /// The author of the claim.
  var sourceName: String { get }

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String
  /// Returns the anchor of the section with plots and tables; nil if nothing was tested.
  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String?
  /// Returns the verdict of a tested claim, in words.
  func words(_ finding: ClaimFinding, _ engine: EngineRecord, _ subject: ClaimSubject) -> String
  /// Returns the evidence behind the verdict, part by part.
  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String]
}

extension ClaimWording {
  var source: String? { ClaimWords.guide }
  var sourceName: String { "ML Kit guide" }

  func words(_ finding: ClaimFinding, _ engine: EngineRecord, _ subject: ClaimSubject) -> String {
    finding.verdict?.rawValue ?? ""
  }
}

extension ClaimID {
  var wording: any ClaimWording {
    switch self {
    case .linear: WidthWording(dimension: .linear)
    case .matrix: WidthWording(dimension: .area)
    case .retailWidth: RetailWidthWording()
    case .wideCode: WideCodeWording()
    case .focus: FocusWording()
    case .necessity: NecessityWording()
    case .formats: FormatWording()
    case .pixels: PixelWording()
    case .reach: ReachWording()
    case .nativeResolution: NativeResolutionWording()
    case .fill: FillWording()
    case .orientation: OrientationWording()
    case .region: RegionWording()
    case .liveDrop, .liveResolution, .liveFormats: LiveTimeWording(id: self)
    case .liveEqualReads: EqualReadsWording()
    case .masks: MaskControlWording()
    }
  }
}

extension ClaimRecord {
  /// Returns the verdict in words and the evidence for one engine.
  func said(
    _ finding: ClaimFinding, of engine: EngineRecord, _ evidence: ClaimEvidence
  ) -> (words: String, effect: String) {
    let subject = ClaimSubject(condition: condition, evidence: evidence)
    // Something may be known beside what the verdict would rest on.
    let isKnown = finding.gap == nil || !finding.numbers.isEmpty
    let effect = isKnown ? id.wording.effect(engine, subject).joined(separator: "; ") : ""
    return switch finding.gap {
    case .notAsked:
      ("not tested by suite \(id.claim.suite.rawValue) as it was run", effect)
    case .suiteNotRun: ("not asked here", effect)
    case .unsupported: ("not tested; unsupported", effect)
    case .cannotBeTold: ("not tested; the engine cannot be told", effect)
    case nil: (id.wording.words(finding, engine, subject), effect)
    }
  }
}

extension ClaimID {
  /// The claim, who says so, and where; without a URL for a control.
  package var statement: (words: String, who: String, source: String?) {
    (wording.claim, wording.sourceName, wording.source)
  }
}
