import Judging
package import Records
package import Summaries

/// The claims on the latency of single frames.
package enum LatencyClaim {
  case formats, pixels
}

extension ClaimEvidence {
  func finding(on claim: LatencyClaim, _ engine: EngineRecord) -> ClaimFinding {
    switch claim {
    case .formats: formatFinding(engine)
    case .pixels: pixelFinding(engine)
    }
  }
}

/// That naming the formats makes the detector faster.
extension ClaimEvidence {
  /// Masks of several symbologies, and the own, at the usual size.
  package func formatSpeeds(_ engine: EngineRecord) -> [MaskSpeedRecord] {
    guard let view = latency else { return [] }
    return view.scenes.flatMap { scene -> [MaskSpeedRecord] in
      guard let size = LatencyView.usual(view.sizes(scene)) else { return [] }
      return view.masks(scene) { $0 != .all && $0.isGroup }
        .compactMap { view.speed(scene, engine: engine.label, mask: $0, size: size) }
    }
  }

  private func formatFinding(_ engine: EngineRecord) -> ClaimFinding {
    let speeds = formatSpeeds(engine)
    guard !speeds.isEmpty else { return ClaimFinding(engine, without: .notAsked) }
    // One format instead of all, or where no frame has a code, each group.
    let own = speeds.filter { $0.cell.mask == .own }
    let main = own.isEmpty ? speeds : own
    return ClaimFinding(
      engine, ClaimVerdict(ofAll: main.map(\.isFaster), pValues: main.map(\.pFaster)),
      speeds.map {
        ClaimNumber(
          "latency_ratio \($0.cell.mask) \($0.cell.namedCondition ?? $0.cell.suite)",
          at: $0.cell.point, value: $0.ratio.value, lower: $0.ratio.lower, upper: $0.ratio.upper,
          of: $0.blocks)
      })
  }
}

/// That fewer pixels are read faster.
extension ClaimEvidence {
  /// All symbologies asked for.
  package func latencyScalings(_ engine: EngineRecord) -> [LatencyScalingRecord] {
    (latency?.latency.scalings ?? []).filter {
      $0.engine == engine.label && $0.mask == .all
    }
  }

  private func pixelFinding(_ engine: EngineRecord) -> ClaimFinding {
    let scalings = latencyScalings(engine)
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

extension MaskSpeedRecord {
  /// True if the mask is faster than all formats.
  package var isFaster: Bool { ratio.upper.map { $0 < 1 } ?? false }

  /// True if the mask is shown to be hardly faster, or slower.
  package var isHardlyFaster: Bool {
    ratio.lower.map { $0 > 1 - Self.negligibleGain } ?? false
  }
}
