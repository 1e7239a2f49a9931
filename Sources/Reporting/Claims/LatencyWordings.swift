import Analysis
import Records

/// Of naming the formats.
struct FormatWording: ClaimWording {
  let claim = "Naming the formats makes the detector faster."

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "Suites latency and empty-frame, at \(Self.usualSize(evidence)): each mask against all symbologies on the same "
      + "frames, in blocks of fresh processes. The claim holds where the 95 % interval of every such mask "
      + "lies above 1 times as fast, and fails where that of one lies below 1.02."
  }

  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String? {
    evidence.latency == nil ? nil : MaskSpeedSection.id
  }

  func words(_ finding: ClaimFinding, _ engine: EngineRecord, _ subject: ClaimSubject) -> String {
    let verdicts = FormatClaim.speeds(engine, subject.evidence).map(FormatClaim.verdict)
    return "\(finding.verdict?.rawValue ?? ""): faster with \(verdicts.count { $0 == .holds }) of "
      + "\(verdicts.count)"
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    Self.telling(FormatClaim.speeds(engine, subject.evidence)).map(Self.text)
  }

  private static func usualSize(_ evidence: ClaimEvidence) -> String {
    let size = evidence.latency.flatMap { view in
      view.scenes.first.flatMap { LatencyView.usual(view.sizes($0)) }
    }
    return size?.name ?? "1920 × 1080"
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

  private static func text(_ speed: MaskSpeedRecord) -> String {
    let name = "\(speed.cell.mask) (\(speed.cell.scene.name))"
    guard let lower = speed.ratio.lower, let upper = speed.ratio.upper else {
      return "\(name): too few blocks (\(speed.blocks))"
    }
    return "\(name): \(Wording.significant(1 / speed.ratio.value)) times as fast "
      + "(\(Wording.significant(1 / upper)) to \(Wording.significant(1 / lower)), n = \(speed.blocks) blocks)"
  }
}

/// Of fewer pixels.
struct PixelWording: ClaimWording {
  let claim = "Fewer pixels are read faster."

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "Suites latency and empty-frame: the exponent of latency in the number of pixels, all symbologies "
      + "asked for. The claim holds where its 95 % interval lies above 0 in every scene, and fails where "
      + "it lies below 0.05 in one."
  }

  func anchor(_ condition: String?, _ evidence: ClaimEvidence) -> String? {
    evidence.latency == nil ? nil : LatencyCurveSection.id
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    PixelClaim.scalings(engine, subject.evidence).map { scaling in
      let exponent = scaling.exponent
      let interval = exponent.lower.flatMap { lower in
        exponent.upper.map { "\(Wording.significant(lower)) to \(Wording.significant($0)), " }
      }
      return "\(scaling.namedCondition ?? scaling.suite): exponent "
        + "\(Wording.significant(exponent.value)) (\(interval ?? "")n = \(scaling.blocks) blocks)"
    }
  }
}
