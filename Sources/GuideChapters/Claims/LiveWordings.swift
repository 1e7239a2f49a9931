import Chapters
import Document
import Findings
import Records
import Summaries

/// The claims that a setting makes live scanning read codes sooner.
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

  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String? {
    ReportSection.liveAnchor(evidence)
  }

  func words(_ finding: ClaimFinding, _ engine: EngineRecord, _ subject: ClaimSubject) -> String {
    let contrasts = LiveTimeClaim.contrasts(id, engine, subject.evidence)
    let isIdle = id == .liveDrop && !contrasts.contains(where: \.differs)
    let isSlight =
      finding.verdict == .fails && !contrasts.isEmpty
      && contrasts.allSatisfy { ($0.saved.lower ?? 0) > 0 }
    return (finding.verdict?.rawValue ?? "")
      + (isIdle ? "; no scan differs, since no frame came that mattered while it read" : "")
      + (isSlight ? "; sooner, but by less than a frame" : "")
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    LiveTimeClaim.contrasts(id, engine, subject.evidence).filter { $0.pairs > 0 }.map(\.text)
  }
}

/// The claim that waiting for equal reads prevents wrong values.
struct EqualReadsWording: ClaimWording {
  let claim =
    "Waiting for a consecutive series of the same value keeps wrong values from being accepted."
  let source: String? = "https://github.com/getodk/collect/issues/6784"
  let sourceName = "ML Kit's maintainers"

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "Seeds of the suites with streams in whose scans, one for each setting, something wrong was accepted, with the first read and "
      + "with equal reads in a row, of the same answers. The claim holds where there are fewer with equal reads (McNemar's exact test, one-sided, 5 %), and "
      + "fails where there are more, or where less than half of them are spared (one-sided 95 % bound)."
  }

  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String? {
    ReportSection.liveAnchor(evidence)
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    let contrasts = EqualReadsClaim.contrasts(engine, subject.evidence)
    guard let wrong = EqualReadsClaim.wrong(contrasts) else { return [] }
    let scans =
      "\(Wording.count(wrong.first)) of \(Wording.count(wrong.seeds, "seed")) with something wrong in any of their scans, with equal "
      + "reads \(Wording.count(wrong.second))"
    return [scans]
      + contrasts.filter { $0.pairs > 0 }.map {
        "\($0.suite): \($0.second) costs \($0.median) in the median"
      }
  }
}

extension ReportSection {
  /// Returns the section of the first suite with a stream; nil without one.
  fileprivate static func liveAnchor(_ evidence: ClaimEvidence) -> String? {
    evidence.run.suites.first { $0.stream != nil }.map(liveID)
  }
}

extension LiveContrast {
  /// For example `checkout: own sooner than all in 31 of 40 scans, later in 2; saved in the median
  /// …`.
  fileprivate var text: String {
    "\(suite): \(first) sooner than \(second) in \(Wording.count(firstSooner)) of "
      + "\(Wording.count(pairs, "scan")), later in \(Wording.count(secondSooner)); saved in the median "
      + median
  }

  /// For example `0.12 s (95 % interval 0.05 s to 0.20 s)`.
  fileprivate var median: String {
    func text(_ seconds: Double) -> String { "\(Wording.significant(seconds)) s" }
    let interval =
      switch (saved.lower, saved.upper) {
      case (let lower?, let upper?): "95 % interval \(text(lower)) to \(text(upper))"
      case (let lower?, nil): "95 % interval from \(text(lower)) on, open above"
      case (nil, let upper?): "95 % interval up to \(text(upper)), open below"
      case (nil, nil): "no interval"
      }
    return "\(saved.value.map(text) ?? "not known") (\(interval))"
  }
}
