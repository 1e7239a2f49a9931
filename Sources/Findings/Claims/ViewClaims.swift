package import Records
package import Summaries
import Tallies

/// That an engine does better where it is told how the frame lies.
package struct OrientationClaim: Claim {
  package let id = ClaimID.orientation
  package let suite = ClaimSuite.orientation

  /// Gains below these count as none: in the share of frames that are read, and in time.
  private static let negligibleGain = (reads: 0.01, time: 0.02)

  /// Over all frames that are turned; nil where that was not tried.
  package static func turned(_ engine: EngineRecord, _ evidence: ClaimEvidence) -> ViewComparison? {
    evidence.comparisons(.orientation, engine: engine).first {
      $0.pooled == .changedFrames && $0.reads != nil && $0.time != nil
    }
  }

  /// At each angle, all symbologies together.
  package static func angles(_ engine: EngineRecord, _ evidence: ClaimEvidence) -> [ViewComparison]
  {
    evidence.comparisons(.orientation, engine: engine).filter { $0.pooled == .symbologies }
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    guard let turned = Self.turned(engine, evidence), let reads = turned.reads,
      let time = turned.time
    else { return evidence.untestedView(engine, suite) }
    return ClaimFinding(
      engine, Self.verdict(reads, time),
      ([turned] + Self.angles(engine, evidence)).flatMap(\.claimNumbers))
  }

  private static func verdict(_ reads: PairedReads, _ time: PairedTime) -> ClaimVerdict {
    guard let fastest = time.lower, let slowest = time.upper else { return .undecided }
    let (fewest, most) = (reads.difference.lower, reads.difference.upper)
    let isWorse = most < 0 || fastest > 1
    if (fewest > 0 || slowest < 1) && !isWorse { return .holds }
    if most < negligibleGain.reads && fastest > 1 - negligibleGain.time { return .fails }
    return .undecided
  }
}

/// That a region of interest saves time, and keeps codes outside it from being reported.
package struct RegionClaim: Claim {
  package let id = ClaimID.region
  package let suite = ClaimSuite.region

  /// Kinds of frames, all symbologies together.
  package static func kinds(_ engine: EngineRecord, _ evidence: ClaimEvidence) -> [ViewComparison] {
    evidence.comparisons(.region, engine: engine).filter { $0.pooled == .symbologies }
  }

  /// Codes outside, over all kinds.
  package static func outside(_ kinds: [ViewComparison]) -> OutsideRecord {
    kinds.compactMap(\.outsideRegion).reduce(.zero, +)
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    let kinds = Self.kinds(engine, evidence)
    let times = kinds.compactMap(\.time)
    let outside = Self.outside(kinds)
    guard !times.isEmpty else { return evidence.untestedView(engine, suite) }
    let saved = ClaimVerdict(
      ofAll: times.map { ($0.upper ?? .infinity) < 1 }, pValues: times.map(\.pFaster))
    // One code outside that is reported disproves the other half.
    let kept: ClaimVerdict =
      outside.decodes > 0 ? .fails : outside.codes > 0 ? .holds : .undecided
    return ClaimFinding(
      engine, ClaimVerdict(ofBoth: saved, kept),
      kinds.flatMap(\.claimNumbers) + Self.numbers(outside))
  }

  private static func numbers(_ outside: OutsideRecord) -> [ClaimNumber] {
    guard outside.codes > 0 else { return [] }
    return [
      ClaimNumber(
        "outside_region_rate", value: Double(outside.decodes) / Double(outside.codes),
        upper: outside.upperBound, of: outside.codes)
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
