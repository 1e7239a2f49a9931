import Records

/// That an engine does better where it is told how the frame lies.
extension Claims {
  /// Gains below these count as none: in the share of frames that are read, and in time.
  private static let negligibleGain = (reads: 0.01, time: 0.02)

  var orientationClaim: ClaimRecord {
    ClaimRecord(
      id: "orientation",
      claim: "Telling the engine the input's orientation makes reading surer or faster.",
      source: Self.guide,
      method:
        "Suite orientation: each frame, turned by 0, 90, 180 or 270°, read as it is and with its "
        + "orientation told, in turns. Judged over all frames that are turned, paired by frame. The claim "
        + "holds where the 95 % interval of the difference in frames read lies above 0, or that of the "
        + "median ratio of times below 1, and neither lies on the other side; it fails where the one lies "
        + "below 1 percentage point and the other above 0.98. Turning the frame is not in the times.",
      anchor: has(.orientation) ? ViewSection.id(ClaimSuite.orientation.rawValue) : nil,
      findings: findings(orientationFinding))
  }

  private func orientationFinding(_ engine: EngineRecord) -> ClaimFinding {
    let compared = comparisons(.orientation, engine: engine)
    guard let turned = compared.first(where: { $0.pooled == .changedFrames }),
      let reads = turned.reads, let time = turned.time
    else { return untestedView(engine, .orientation) }
    let angles = compared.filter { $0.pooled == .symbologies }
    return ClaimFinding(
      engine: engine.label, verdict: Self.verdict(reads, time),
      words: Self.verdict(reads, time).rawValue,
      effect: (["turned frames: \(reads.text), \(time.text)"] + angles.map(Self.text))
        .joined(separator: "; "),
      numbers: ([turned] + angles).flatMap(\.numbers))
  }

  private static func verdict(_ reads: PairedReads, _ time: PairedTime) -> ClaimVerdict {
    guard let fewest = reads.difference.lower, let most = reads.difference.upper,
      let fastest = time.lower, let slowest = time.upper
    else { return .undecided }
    let isWorse = most < 0 || fastest > 1
    if (fewest > 0 || slowest < 1) && !isWorse { return .holds }
    if most < negligibleGain.reads && fastest > 1 - negligibleGain.time { return .fails }
    return .undecided
  }

  private static func text(_ angle: ViewComparison) -> String {
    "\(ViewTable.frames(angle)): "
      + [angle.reads?.rates, angle.time?.medians].compactMap(\.self).joined(separator: ", ")
  }
}

extension PairedReads {
  /// `0.5 points (95 % interval -1 to 2, n = 72 frames) more read`.
  var text: String {
    let bounds = [difference.lower, difference.upper].compactMap(\.self).map(RateDifference.points)
    return "\(RateDifference.points(difference.value)) points (95 % interval "
      + "\(bounds.joined(separator: " to ")), n = \(Wording.count(frames, "frame"))) more read"
  }

  /// `98.6 % and 100 % read`: without and with.
  fileprivate var rates: String {
    let shares = [onlyReference, onlyView].map { Double(both + $0) / Double(max(frames, 1)) }
    return shares.map(Wording.percent).joined(separator: " untold and ") + " told read"
  }
}

extension PairedTime {
  /// `0.98 times as long (95 % interval 0.97 to 1.01, n = 72 frames)`.
  var text: String {
    let interval = lower.flatMap { lower in
      upper.map {
        "95 % interval \(Wording.significant(lower)) to \(Wording.significant($0)), "
      }
    }
    return
      "\(Wording.significant(ratio)) times as long (\(interval ?? "too few for an interval, ")n = "
      + "\(Wording.count(pairs, "frame")))"
  }

  fileprivate var medians: String {
    "\(Wording.duration(nanoseconds: referenceLatency.typical.value)) and "
      + Wording.duration(nanoseconds: latency.typical.value)
  }
}
