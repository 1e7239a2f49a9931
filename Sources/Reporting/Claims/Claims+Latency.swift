import Judging
import Records

/// That naming the formats, and fewer pixels, make the detector faster.
extension Claims {
  /// A ratio within this share of 1 is no gain.
  private static let negligibleGain = 0.02

  var formatClaim: ClaimRecord {
    ClaimRecord(
      id: "formats-faster", claim: "Naming the formats makes the detector faster.",
      source: Self.guide,
      method:
        "Suites latency and empty-frame, at \(usualSize): each mask against all symbologies on the same "
        + "frames, in blocks of fresh processes. The claim holds where the 95 % interval of every such mask "
        + "lies above 1 times as fast, and fails where that of one lies below 1.02.",
      anchor: latency == nil ? nil : MaskSpeedSection.id,
      findings: findings { engine in
        let speeds = usualSpeeds(engine)
        guard !speeds.isEmpty else { return .notTested(engine.label, suite: .latency) }
        let verdicts = speeds.map(Self.verdict)
        let verdict = ClaimVerdict(ofAll: verdicts)
        let gaining = verdicts.count { $0 == .holds }
        return ClaimFinding(
          engine: engine.label, verdict: verdict,
          words: "\(verdict.rawValue): faster with \(gaining) of \(speeds.count)",
          effect: Self.telling(speeds).map(Self.text).joined(separator: "; "),
          numbers: speeds.map {
            ClaimNumber(
              "latency_ratio \($0.cell.mask) \($0.cell.namedCondition ?? $0.cell.suite)",
              at: $0.cell.point, value: $0.ratio.value, lower: $0.ratio.lower,
              upper: $0.ratio.upper,
              of: $0.blocks)
          })
      })
  }

  private var usualSize: String {
    latency.flatMap { view in view.scenes.first.flatMap { LatencyView.usual(view.sizes($0)) } }?
      .name
      ?? "1920 × 1080"
  }

  /// Those of several symbologies, and of the own, at the usual size.
  private func usualSpeeds(_ engine: EngineRecord) -> [MaskSpeedRecord] {
    guard let view = latency else { return [] }
    return view.scenes.flatMap { scene -> [MaskSpeedRecord] in
      guard let size = LatencyView.usual(view.sizes(scene)) else { return [] }
      return view.masks(scene) { $0 != "all" && MaskKind.isGroup($0) }
        .compactMap { view.speed(scene, engine: engine.label, mask: $0, size: size) }
    }
  }

  /// The own mask of each scene, or else the slowest and the fastest.
  private static func telling(_ speeds: [MaskSpeedRecord]) -> [MaskSpeedRecord] {
    let (scenes, groups) = speeds.grouped(by: \.cell.scene)
    return scenes.flatMap { scene -> [MaskSpeedRecord] in
      let ordered = (groups[scene] ?? []).sorted { $0.ratio.value > $1.ratio.value }
      if let own = ordered.first(where: { $0.cell.mask == "own" }) { return [own] }
      return Array(ordered.prefix(1) + ordered.dropFirst().suffix(1))
    }
  }

  private static func verdict(_ speed: MaskSpeedRecord) -> ClaimVerdict {
    guard let lower = speed.ratio.lower, let upper = speed.ratio.upper else { return .undecided }
    return upper < 1 ? .holds : lower > 1 / (1 + negligibleGain) ? .fails : .undecided
  }

  private static func text(_ speed: MaskSpeedRecord) -> String {
    let name = "\(speed.cell.mask) (\(speed.cell.scene.name))"
    guard let lower = speed.ratio.lower, let upper = speed.ratio.upper else {
      return "\(name): too few blocks (\(speed.blocks))"
    }
    return "\(name): \(Wording.significant(1 / speed.ratio.value)) times as fast "
      + "(\(Wording.significant(1 / upper)) to \(Wording.significant(1 / lower)), n = \(speed.blocks) blocks)"
  }

  var pixelClaim: ClaimRecord {
    ClaimRecord(
      id: "pixels-slower", claim: "Fewer pixels are read faster.", source: Self.guide,
      method:
        "Suites latency and empty-frame: the exponent of latency in the number of pixels, all symbologies "
        + "asked for. The claim holds where its 95 % interval lies above 0 in every scene, and fails where "
        + "it lies below 0.05 in one.",
      anchor: latency == nil ? nil : LatencyCurveSection.id,
      findings: findings { engine in
        let scalings = (latency?.latency.scalings ?? []).filter {
          $0.engine == engine.label && $0.mask == "all"
        }
        guard !scalings.isEmpty else { return .notTested(engine.label, suite: .latency) }
        let verdicts = scalings.map { scaling -> ClaimVerdict in
          guard let lower = scaling.exponent.lower, let upper = scaling.exponent.upper else {
            return .undecided
          }
          return lower > 0 ? .holds : upper < 0.05 ? .fails : .undecided
        }
        let verdict = ClaimVerdict(ofAll: verdicts)
        return ClaimFinding(
          engine: engine.label, verdict: verdict, words: verdict.rawValue,
          effect: scalings.map { scaling in
            let exponent = scaling.exponent
            let interval = exponent.lower.flatMap { lower in
              exponent.upper.map { "\(Wording.significant(lower)) to \(Wording.significant($0)), " }
            }
            return "\(scaling.namedCondition ?? scaling.suite): exponent "
              + "\(Wording.significant(exponent.value)) (\(interval ?? "")n = \(scaling.blocks) blocks)"
          }
          .joined(separator: "; "),
          numbers: scalings.map {
            ClaimNumber(
              "exponent \($0.namedCondition ?? $0.suite)", value: $0.exponent.value,
              lower: $0.exponent.lower, upper: $0.exponent.upper, of: $0.blocks)
          })
      })
  }
}

/// That resolution buys reach, up to a point.
extension Claims {
  var reachClaim: ClaimRecord {
    ClaimRecord(
      id: "resolution-reach",
      claim: "1280 × 720 or 1920 × 1080 lets codes be read from farther away.", source: Self.guide,
      method:
        "Suite reach: codes that span 3 % to 70 % of the frame's width, at each resolution. The claim holds "
        + "where the 95 % interval of the difference in read rate, over all symbologies and shares, from the "
        + "smallest frame to that nearest to 2 megapixels lies above 0.",
      anchor: has(.reach) ? ReachSection.id : nil,
      findings: findings { engine in
        let reach = Reach(self, engine: engine)
        guard let least = reach.sizes.first, let usual = LatencyView.usual(reach.sizes),
          usual != least
        else { return .notTested(engine.label, suite: .reach) }
        return gain(reach, from: least, to: usual, engine: engine) {
          $0.lower > 0 ? .holds : $0.upper < 0.01 ? .fails : .undecided
        }
      })
  }

  var nativeResolutionClaim: ClaimRecord {
    ClaimRecord(
      id: "2mp-enough",
      claim:
        "No more than 2 megapixels are needed: over 10, latency is very poor without a gain in accuracy.",
      source: Self.guide,
      method:
        "Suites reach and latency: read rate over all symbologies and shares, reach, and latency, at the size "
        + "nearest to 2 megapixels against the largest. The claim fails where the 95 % interval of the gain "
        + "in read rate lies above 0, and holds where it lies below 1 percentage point.",
      anchor: has(.reach) ? ReachSection.id : nil,
      findings: findings { engine in
        let reach = Reach(self, engine: engine)
        guard let usual = LatencyView.usual(reach.sizes), let most = reach.sizes.last, usual != most
        else { return .notTested(engine.label, suite: .reach) }
        return gain(reach, from: usual, to: most, engine: engine) {
          $0.lower > 0 ? .fails : $0.upper < 0.01 ? .holds : .undecided
        }
      })
  }

  var fillClaim: ClaimRecord {
    ClaimRecord(
      id: "low-resolution",
      claim: "A low resolution suffices where the code fills most of the frame.",
      source: Self.guide,
      method:
        "Suite reach, at the smallest frame: codes that span half its width or more. Held against 99 % with "
        + "one-sided 95 % Clopper–Pearson bounds.",
      anchor: has(.reach) ? ReachSection.id : nil,
      findings: findings { engine in
        let reach = Reach(self, engine: engine)
        guard let least = reach.sizes.first, let read = reach.read(at: least, from: 0.5) else {
          return .notTested(engine.label, suite: .reach)
        }
        let (verdict, remark) = Self.verdict(read.proportion)
        return ClaimFinding(
          engine: engine.label, verdict: verdict, words: verdict.rawValue,
          effect: ["\(least.name): \(ClaimWords.rate(read))", remark].compactMap(\.self)
            .joined(separator: "; "),
          numbers: [ClaimNumber(readRate: read.rate, of: read.codes, at: least.point)])
      })
  }

  /// What a larger frame gains in reads and costs in time.
  private func gain(
    _ reach: Reach, from small: LatencySize, to large: LatencySize, engine: EngineRecord,
    _ verdict: (RateDifference) -> ClaimVerdict
  ) -> ClaimFinding {
    guard let before = reach.read(at: small), let after = reach.read(at: large),
      let difference = RateDifference(after.proportion, less: before.proportion)
    else { return .notTested(engine.label, suite: .reach) }
    let verdict = verdict(difference)
    let shares = reach.symbologies.map { symbology in
      func percent(_ size: LatencySize) -> String {
        reach.share(symbology, at: size)?.smallest.map { "\(Wording.plain($0 * 100)) %" } ?? "none"
      }
      return "\(symbology) \(percent(small)) → \(percent(large))"
    }
    let times = [small, large].compactMap { size in
      latency.flatMap { Self.farCell($0, engine: engine, size: size) }
        .map { Wording.duration(nanoseconds: $0.typical.value) }
    }
    let parts = [
      "\(small.name) → \(large.name): read rate \(difference.text), n = \(Wording.count(after.codes)) each",
      "reach \(Wording.list(shares))",
      times.count == 2 ? "latency \(times[0]) → \(times[1])" : nil,
    ]
    return ClaimFinding(
      engine: engine.label, verdict: verdict, words: verdict.rawValue,
      effect: parts.compactMap(\.self).joined(separator: "; "),
      numbers: [
        ClaimNumber(
          "read_rate_gain", at: large.point, value: difference.value, lower: difference.lower,
          upper: difference.upper, of: after.codes)
      ])
  }

  /// A code that spans a fifth of the frame, its symbology alone asked for.
  static func farCell(
    _ view: LatencyView, engine: EngineRecord, size: LatencySize
  ) -> CallLatencyRecord? {
    let scene = LatencyView.Scene(suite: ClaimSuite.latency.rawValue, namedCondition: "far")
    return view.cell(scene, engine: engine.label, mask: "own", size: size)
  }
}
