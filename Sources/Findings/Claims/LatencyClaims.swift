import Judging
package import Records
package import Summaries

/// That naming the formats makes the detector faster.
package struct FormatClaim: Claim {
  package let id = ClaimID.formats
  package let suite = ClaimSuite.latency

  /// Masks of several symbologies, and the own, at the usual size.
  package static func speeds(_ engine: EngineRecord, _ evidence: ClaimEvidence) -> [MaskSpeedRecord]
  {
    guard let view = evidence.latency else { return [] }
    return view.scenes.flatMap { scene -> [MaskSpeedRecord] in
      guard let size = LatencyView.usual(view.sizes(scene)) else { return [] }
      return view.masks(scene) { $0 != .all && $0.isGroup }
        .compactMap { view.speed(scene, engine: engine.label, mask: $0, size: size) }
    }
  }

  /// Those that the verdict follows from: one format instead of all, or where no frame has a code, each group.
  package static func main(_ speeds: [MaskSpeedRecord]) -> [MaskSpeedRecord] {
    let own = speeds.filter { $0.cell.mask == .own }
    return own.isEmpty ? speeds : own
  }

  /// True if the mask is faster.
  package static func holds(_ speed: MaskSpeedRecord) -> Bool {
    speed.ratio.upper.map { $0 < 1 } ?? false
  }

  /// True if the mask is shown to be hardly faster, or slower.
  package static func isIdle(_ speed: MaskSpeedRecord) -> Bool {
    speed.ratio.lower.map { $0 > 1 - NegligibleLatency.gain } ?? false
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    let speeds = Self.speeds(engine, evidence)
    guard !speeds.isEmpty else { return ClaimFinding(engine, without: .notAsked) }
    let main = Self.main(speeds)
    return ClaimFinding(
      engine, ClaimVerdict(ofAll: main.map(Self.holds), pValues: main.map(\.pFaster)),
      speeds.map {
        ClaimNumber(
          "latency_ratio \($0.cell.mask) \($0.cell.namedCondition ?? $0.cell.suite)",
          at: $0.cell.point, value: $0.ratio.value, lower: $0.ratio.lower, upper: $0.ratio.upper,
          of: $0.blocks)
      })
  }
}

/// That fewer pixels are read faster.
package struct PixelClaim: Claim {
  package let id = ClaimID.pixels
  package let suite = ClaimSuite.latency

  /// All symbologies asked for.
  package static func scalings(
    _ engine: EngineRecord, _ evidence: ClaimEvidence
  ) -> [LatencyScalingRecord] {
    (evidence.latency?.latency.scalings ?? []).filter {
      $0.engine == engine.label && $0.mask == .all
    }
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    let scalings = Self.scalings(engine, evidence)
    guard !scalings.isEmpty else { return ClaimFinding(engine, without: .notAsked) }
    return ClaimFinding(
      engine,
      ClaimVerdict(
        ofAll: scalings.map { $0.exponent.lower.map { $0 > 0 } ?? false },
        pValues: scalings.map(\.pGrows)),
      scalings.map {
        ClaimNumber(
          "exponent \($0.namedCondition ?? $0.suite)", value: $0.exponent.value,
          lower: $0.exponent.lower, upper: $0.exponent.upper, of: $0.blocks)
      })
  }
}
