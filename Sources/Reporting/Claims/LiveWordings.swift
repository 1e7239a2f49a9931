import Analysis
import Records

/// Of settings that are to have codes read sooner in live scanning.
struct LiveTimeWording: ClaimWording {
  let id: ClaimID

  var claim: String {
    switch id {
    case .liveDrop:
      "Frames that arrive while the detector runs are to be dropped: codes are then read sooner."
    case .liveResolution:
      "Where latency is critical, a lower resolution is to be captured: codes are then read sooner."
    default: "With the formats named, codes are read sooner."
    }
  }

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "\(compared), in the suites with streams, on the same scans; a scan counts once, with the median over all other settings. "
      + "The claim holds where in every suite the 95 % interval of the median time that is saved lies above 0 and reaches a frame "
      + "period, and fails where in one less than that is saved, by Holm's correction over the suites."
  }

  private var compared: String {
    switch id {
    case .liveDrop:
      "The time until the right content is accepted with frames dropped, and with frames in a queue"
    case .liveResolution:
      "The time until the right content is accepted with the smallest frames, and with each larger size"
    default:
      "The time until the right content is accepted with one format asked for, and with all"
    }
  }

  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String? { nil }

  func words(_ finding: ClaimFinding, _ engine: EngineRecord, _ subject: ClaimSubject) -> String {
    let contrasts = LiveTimeClaim.contrasts(id, engine, subject.evidence)
    let isIdle = id == .liveDrop && !contrasts.contains(where: \.differs)
    return (finding.verdict?.rawValue ?? "")
      + (isIdle ? "; no scan differs, since no frame came that mattered while it read" : "")
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    LiveTimeClaim.contrasts(id, engine, subject.evidence).filter { $0.pairs > 0 }.map(\.text)
  }
}

/// Of waiting for equal reads.
struct EqualReadsWording: ClaimWording {
  let claim =
    "Waiting for a consecutive series of the same value keeps wrong values from being accepted."
  let source: String? = "https://github.com/getodk/collect/issues/6784"
  let sourceName = "ML Kit's maintainers"

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "Scans of the suites with streams in which something wrong was accepted, with the first read and with equal reads in a row, of "
      + "the same answers. The claim holds where there are fewer with equal reads (McNemar's exact test, one-sided, 5 %), and "
      + "fails where there are more, or where less than half of them are spared (one-sided 95 % bound)."
  }

  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String? { nil }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    let contrasts = EqualReadsClaim.contrasts(engine, subject.evidence)
    guard let wrong = EqualReadsClaim.wrong(contrasts) else { return [] }
    let scans =
      "\(Wording.count(wrong.first)) of \(Wording.count(wrong.seeds, "scan")) with something wrong, with equal reads "
      + Wording.count(wrong.second)
    return [scans]
      + contrasts.filter { $0.pairs > 0 }.map { "\($0.suite): \($0.second) costs \($0.cost)" }
  }
}

extension LiveContrast {
  /// `checkout: own sooner than all in 31 of 40 scans, later in 2; 0.12 s saved (95 % interval 0.05 s to 0.20 s)`.
  fileprivate var text: String {
    "\(suite): \(first) sooner than \(second) in \(Wording.count(firstSooner)) of "
      + "\(Wording.count(pairs, "scan")), later in \(Wording.count(secondSooner)); \(cost) saved"
  }

  /// `0.12 s (95 % interval 0.05 s to 0.20 s)`.
  fileprivate var cost: String {
    func text(_ seconds: Double?, _ open: String) -> String {
      seconds.map { "\(Wording.significant($0)) s" } ?? open
    }
    guard saved.lower != nil || saved.upper != nil else {
      return "\(text(saved.value, "an unknown time")) (too few for an interval)"
    }
    return "\(text(saved.value, "an unknown time")) (95 % interval \(text(saved.lower, "open")) to "
      + "\(text(saved.upper, "open")))"
  }
}
