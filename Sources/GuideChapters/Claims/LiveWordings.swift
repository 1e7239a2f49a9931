import Chapters
import Document
import Findings
import Records
import Summaries

extension ClaimWording {
  /// A claim that a setting makes live scanning read codes sooner.
  static func liveTime(_ claim: LiveTimeClaim) -> ClaimWording {
    let (setting, compared) = liveSetting(claim)
    return ClaimWording(
      claim: "\(setting) codes are \(claim == .formats ? "" : "then ")read sooner.",
      method: { _ in
        """
        The time until the right content is accepted with \(compared), in the suites with streams, on \
        the same scans; a scan counts once, with the median over all other settings. The claim holds where in every suite the 95 % interval of the median time that is saved lies above 0 and reaches a frame \
        period, and fails where in one less than that is saved, by Holm's correction over the suites.
        """
      },
      anchor: liveAnchor,
      words: { finding, engine, evidence in
        let contrasts = evidence.contrasts(on: claim, engine)
        let isIdle = claim == .dropping && !contrasts.contains(where: \.differs)
        let isSlight =
          finding.verdict == .fails && !contrasts.isEmpty
          && contrasts.allSatisfy { ($0.saved.lower ?? 0) > 0 }
        return (finding.verdict?.rawValue ?? "")
          + (isIdle ? "; no scan differs, since no frame came that mattered while it read" : "")
          + (isSlight ? "; sooner, but by less than a frame" : "")
      },
      effect: { engine, evidence in
        evidence.contrasts(on: claim, engine).filter { $0.pairs > 0 }.map(\.text)
      })
  }

  /// The claim on a setting, and the times that are compared.
  private static func liveSetting(
    _ claim: LiveTimeClaim
  ) -> (setting: String, compared: String) {
    switch claim {
    case .dropping:
      (
        "Frames that arrive while the detector runs are to be dropped:",
        "frames dropped, and with frames in a queue"
      )
    case .resolution:
      (
        "Where latency is critical, a lower resolution is to be captured:",
        "the smallest frames, and with each larger size"
      )
    case .formats: ("With the formats named,", "one format asked for, and with all")
    }
  }

  /// The claim that waiting for equal reads prevents wrong values.
  static var equalReads: ClaimWording {
    ClaimWording(
      claim:
        "Waiting for a consecutive series of the same value keeps wrong values from being accepted.",
      source: "https://github.com/getodk/collect/issues/6784",
      sourceName: "ML Kit's maintainers",
      method: { _ in
        """
        Seeds of the suites with streams in whose scans, one for each setting, something wrong was accepted, with the first read and \
        with equal reads in a row, of the same answers. The claim holds where there are fewer with equal reads (McNemar's exact test, one-sided, 5 %), and \
        fails where there are more, or where less than half of them are spared (one-sided 95 % bound).
        """
      },
      anchor: liveAnchor,
      effect: { engine, evidence in
        let contrasts = evidence.equalReadContrasts(engine)
        guard let wrong = contrasts.wrong else { return [] }
        let scans =
          "\(Wording.count(wrong.first)) of \(Wording.count(wrong.seeds, "seed")) with something wrong in any of their scans, with equal "
          + "reads \(Wording.count(wrong.second))"
        return [scans]
          + contrasts.filter { $0.pairs > 0 }.map {
            "\($0.suite): \($0.second) costs \($0.median) in the median"
          }
      })
  }

  /// Returns the section of the first suite with a stream; nil without one.
  private static func liveAnchor(_ evidence: ClaimEvidence) -> String? {
    evidence.run.suites.first { $0.stream != nil }.map(ReportSection.liveID)
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
