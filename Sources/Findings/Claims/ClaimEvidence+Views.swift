package import Records
package import Summaries
import Tallies

/// The claims on other views of the same frame.
package enum ViewClaim {
  case orientation, region

  var suite: ClaimSuite {
    switch self {
    case .orientation: .orientation
    case .region: .region
    }
  }
}

extension ClaimEvidence {
  func finding(on claim: ViewClaim, _ engine: EngineRecord) -> ClaimFinding {
    switch claim {
    case .orientation: orientationFinding(engine)
    case .region: regionFinding(engine)
    }
  }
}

/// That an engine does better where it is told how the frame lies.
extension ClaimEvidence {
  /// Gains below these count as none: in the share of frames that are read, and in time.
  private static let negligibleGain = (reads: 0.01, time: 0.02)

  /// Over all frames that are turned; nil where that was not tried.
  package func turned(_ engine: EngineRecord) -> ViewComparison? {
    comparisons(.orientation, engine: engine).first {
      $0.pooled == .changedFrames && $0.reads != nil && $0.time != nil
    }
  }

  /// At each angle, all symbologies together.
  package func angles(_ engine: EngineRecord) -> [ViewComparison] {
    comparisons(.orientation, engine: engine).filter { $0.pooled == .symbologies }
  }

  private func orientationFinding(_ engine: EngineRecord) -> ClaimFinding {
    guard let turned = turned(engine), let reads = turned.reads, let time = turned.time else {
      return untestedView(engine, .orientation)
    }
    return ClaimFinding(
      engine, Self.orientationVerdict(reads, time),
      ([turned] + angles(engine)).flatMap(\.claimNumbers))
  }

  private static func orientationVerdict(
    _ reads: PairedReads, _ time: PairedTime
  ) -> ClaimVerdict {
    guard let fastest = time.lower, let slowest = time.upper else { return .undecided }
    let (fewest, most) = (reads.difference.lower, reads.difference.upper)
    let isWorse = most < 0 || fastest > 1
    if (fewest > 0 || slowest < 1) && !isWorse { return .holds }
    if most < negligibleGain.reads && fastest > 1 - negligibleGain.time { return .fails }
    return .undecided
  }
}

/// That a region of interest saves time, and keeps codes outside it from being reported.
extension ClaimEvidence {
  /// Kinds of frames, all symbologies together.
  package func regionKinds(_ engine: EngineRecord) -> [ViewComparison] {
    comparisons(.region, engine: engine).filter { $0.pooled == .symbologies }
  }

  private func regionFinding(_ engine: EngineRecord) -> ClaimFinding {
    let kinds = regionKinds(engine)
    let times = kinds.compactMap(\.time)
    let outside = kinds.outsideRegion
    guard !times.isEmpty else { return untestedView(engine, .region) }
    let saved = ClaimVerdict(
      ofAll: times.map { ($0.upper ?? .infinity) < 1 }, pValues: times.map(\.pFaster))
    // One code outside that is reported disproves the other half.
    let kept: ClaimVerdict =
      outside.decodes > 0 ? .fails : outside.codes > 0 ? .holds : .undecided
    return ClaimFinding(
      engine, ClaimVerdict(ofBoth: saved, kept),
      kinds.flatMap(\.claimNumbers) + outside.claimNumbers)
  }
}

extension [ViewComparison] {
  /// Codes outside a region, over all kinds of frames.
  package var outsideRegion: OutsideRecord { compactMap(\.outsideRegion).reduce(.zero, +) }
}

extension OutsideRecord {
  fileprivate var claimNumbers: [ClaimNumber] {
    guard codes > 0 else { return [] }
    return [
      ClaimNumber(
        "outside_region_rate", value: Double(decodes) / Double(codes), upper: upperBound, of: codes)
    ]
  }
}

extension ViewComparison {
  fileprivate var claimNumbers: [ClaimNumber] {
    let reads = self.reads.map {
      ClaimNumber(
        "read_rate_difference", symbology: symbology, at: point, value: $0.difference.value,
        lower: $0.difference.lower, upper: $0.difference.upper, of: $0.frames)
    }
    let time = self.time.map {
      ClaimNumber(
        "time_ratio", symbology: symbology, at: point, value: $0.ratio, lower: $0.lower,
        upper: $0.upper, of: $0.pairs)
    }
    return [reads, time].compactMap(\.self)
  }
}
