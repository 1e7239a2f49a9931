import Judging
package import Records
package import Summaries

/// The claims that a setting has codes read sooner in live scanning.
package enum LiveTimeClaim {
  /// Frames that come while the engine reads are dropped.
  case dropping
  /// The frames are smaller.
  case resolution
  /// One format is asked for instead of all.
  case formats
}

/// That a setting has codes read sooner in live scanning: dropping frames, fewer pixels, or one format instead of all.
extension ClaimEvidence {
  /// The contrasts that the claim is held against, suite by suite: the claimed setting first.
  package func contrasts(on claim: LiveTimeClaim, _ engine: EngineRecord) -> [LiveContrast] {
    switch claim {
    case .dropping:
      return contrasts(.dropping, engine: engine).filter {
        !$0.first.hasPrefix("queue") && $0.second.hasPrefix("queue")
      }
    case .resolution:
      let contrasts = contrasts(.resolution, engine: engine)
      // The first of a suite is of the smallest frames.
      return contrasts.filter { contrast in
        contrast.first == contrasts.first { $0.suite == contrast.suite }?.first
      }
    case .formats:
      return contrasts(.mask, engine: engine).filter {
        $0.first == MaskName.own.description && $0.second == MaskName.all.description
      }
    }
  }

  func finding(on claim: LiveTimeClaim, _ engine: EngineRecord) -> ClaimFinding {
    let contrasts = contrasts(on: claim, engine).filter { $0.pairs > 0 }
    guard !contrasts.isEmpty else { return ClaimFinding(engine, without: .notAsked) }
    let isBusy = claim != .dropping || contrasts.contains(where: \.differs)
    let verdict: ClaimVerdict =
      isBusy
      ? ClaimVerdict(
        ofAll: contrasts.map { $0.savesTime(framePeriod: framePeriod($0.suite)) },
        pValues: contrasts.map(\.pNegligible))
      : .undecided
    return ClaimFinding(engine, verdict, contrasts.compactMap(\.claimNumber))
  }

  /// The frame period of a suite's stream, in seconds; 0 of a suite without one.
  package func framePeriod(_ suite: String) -> Double {
    run.suites.first { $0.name == suite }?.stream.map { 1 / $0.framesPerSecond } ?? 0
  }
}

extension LiveContrast {
  /// True if one of the two was sooner in any scan.
  package var differs: Bool { firstSooner + secondSooner > 0 }

  /// True if the first value is shown to save time, and not shown to save less than a frame period.
  package func savesTime(framePeriod: Double) -> Bool {
    guard let lower = saved.lower, lower > 0 else { return false }
    return saved.upper.map { $0 >= framePeriod } ?? true
  }

  /// Nil where the median difference is not known.
  fileprivate var claimNumber: ClaimNumber? {
    saved.value.map {
      ClaimNumber(
        "saved_s \(suite) \(first) \(second)", value: $0, lower: saved.lower, upper: saved.upper,
        of: pairs)
    }
  }
}
