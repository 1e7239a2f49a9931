import Barcodes
import Findings
import Records
import Summaries

/// The words for a claim and for its findings.
struct ClaimWording {
  /// The page that has every claim of the guide.
  private static let guide =
    "https://developers.google.com/ml-kit/vision/barcode-scanning/android"

  let claim: String
  /// The URL of the source; nil for a control, which is nobody's claim.
  var source: String? = guide
  /// The author of the claim.
  var sourceName = "ML Kit guide"
  let method: (ClaimEvidence) -> String
  /// Returns the anchor of the section with plots and tables; nil if nothing was tested.
  let anchor: (ClaimEvidence) -> String?
  /// Returns the verdict of a tested claim, in words.
  var words: (ClaimFinding, EngineRecord, ClaimEvidence) -> String = { finding, _, _ in
    finding.verdict?.rawValue ?? ""
  }
  /// Returns the evidence behind the verdict, part by part.
  let effect: (EngineRecord, ClaimEvidence) -> [String]
}

extension ClaimID {
  func wording(under condition: String?) -> ClaimWording {
    switch family {
    case .widths(let claim): .widths(claim, under: condition)
    case .latency(let claim): .latency(claim)
    case .reach(let claim): .reach(claim)
    case .views(let claim): .views(claim)
    case .liveTime(let claim): .liveTime(claim)
    case .wideCode: .wideCode
    case .focus: .focus
    case .necessity: .necessity
    case .equalReads: .equalReads
    case .masks: .maskControl
    }
  }
}

extension ClaimRecord {
  /// Returns the verdict in words and the evidence for one engine.
  func said(
    _ finding: ClaimFinding, of engine: EngineRecord, _ evidence: ClaimEvidence
  ) -> (words: String, effect: String) {
    let wording = id.wording(under: condition)
    // Something may be known beside what the verdict would rest on.
    let isKnown = finding.gap == nil || !finding.numbers.isEmpty
    let effect = isKnown ? wording.effect(engine, evidence).joined(separator: "; ") : ""
    return switch finding.gap {
    case .notAsked:
      ("not tested by suite \(id.suite.rawValue) as it was run", effect)
    case .suiteNotRun: ("not asked here", effect)
    case .unsupported: ("not tested; unsupported", effect)
    case .cannotBeTold: ("not tested; the engine cannot be told", effect)
    case nil: (wording.words(finding, engine, evidence), effect)
    }
  }
}

extension ClaimID {
  /// The claim, who says so, and where; without a URL for a control.
  package var statement: (words: String, who: String, source: String?) {
    let wording = wording(under: nil)
    return (wording.claim, wording.sourceName, wording.source)
  }
}
