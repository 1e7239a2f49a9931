import Document
import Findings
import Records
import Summaries

/// The control that counts misreads when all symbologies are asked for.
struct MaskControlWording: SuiteClaimWording {
  let suite = ClaimSuite.allFormats
  let section = ReportSection.maskControlID
  let claim = "Control, no claim of the guide: misreads where all symbologies are asked for."
  let source: String? = nil

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "Suite all-formats: every symbology that the engine claims, all of them in the mask, at 1, "
      + "1.5, 2 and 3 px per module. Bounds are one-sided 95 % Clopper–Pearson."
  }

  func words(_ finding: ClaimFinding, _ engine: EngineRecord, _ subject: ClaimSubject) -> String {
    counts(engine, subject).filter { $0.kind != .formatError }
      .map { Wording.count($0.events, $0.kind.words) }.joined(separator: ", ")
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    counts(engine, subject).map {
      "\(Wording.count($0.events, $0.kind.words)) in \(Wording.count($0.total, $0.kind.unit)), at most "
        + Wording.percent($0.upper)
    }
  }

  private func counts(_ engine: EngineRecord, _ subject: ClaimSubject) -> [MaskCounts.ControlCount]
  {
    MaskControl.counts(engine, subject.evidence).all
  }
}

extension MaskCounts.ControlKind {
  fileprivate var words: String { rawValue.replacing("_", with: " ") }

  /// The unit in which the kind is counted.
  fileprivate var unit: String { self == .falsePositive ? "answered frame" : "code" }
}
