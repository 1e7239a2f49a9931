import Chapters
import Document
import Findings
import Records
import Summaries

extension ClaimWording {
  static func latency(_ claim: LatencyClaim) -> ClaimWording {
    switch claim {
    case .formats: formats
    case .pixels: pixels
    }
  }

  /// The claim that naming the formats saves time.
  private static var formats: ClaimWording {
    ClaimWording(
      claim: "Naming the formats makes the detector faster.",
      method: { evidence in
        """
        Suites latency and empty-frame, at \(usualSize(evidence)): each mask against all symbologies on the same \
        frames, in blocks of fresh processes. The claim holds where under every condition the 95 % interval of one format \
        against all lies above 1 times as fast, and fails where under one it is less than 1.02 times as fast, by Holm's \
        correction over the conditions. What groups of formats save stands beside it.
        """
      },
      anchor: { $0.latency == nil ? nil : ReportSection.maskSpeedsID },
      words: { finding, engine, evidence in
        let groups = evidence.formatSpeeds(engine).filter { $0.cell.mask != .own }
        return (finding.verdict?.rawValue ?? "")
          + (groups.isEmpty
            ? ""
            : "; with groups faster in \(groups.count(where: \.isFaster)) of \(groups.count)")
      },
      effect: { engine, evidence in
        let (scenes, groups) = evidence.formatSpeeds(engine).grouped(by: \.cell.scene)
        return scenes.map { text($0, groups[$0] ?? []) }
      })
  }

  /// The claim that fewer pixels are read faster.
  private static var pixels: ClaimWording {
    ClaimWording(
      claim: "Fewer pixels are read faster.",
      method: { _ in
        """
        Suites latency and empty-frame: the exponent of latency in the number of pixels, all symbologies \
        asked for. The claim holds where its 95 % interval lies above 0 in every scene, and fails where \
        it is less than 0.05 in one, by Holm's correction over the scenes.
        """
      },
      anchor: { $0.latency == nil ? nil : ReportSection.latencyCurvesID },
      effect: { engine, evidence in
        evidence.latencyScalings(engine).map { scaling in
          let exponent = scaling.exponent
          let interval = exponent.bounds(Wording.significant).map { "\($0), " }
          return "\(scaling.namedCondition ?? scaling.suite): exponent "
            + "\(Wording.significant(exponent.value)) (\(interval ?? "")n = \(scaling.blocks) blocks)"
        }
      })
  }

  private static func usualSize(_ evidence: ClaimEvidence) -> String {
    let size = evidence.latency.flatMap { view in
      view.scenes.first.flatMap { LatencyView.usual(view.sizes($0)) }
    }
    return size?.name ?? "1920 × 1080"
  }

  /// Returns the result of the own mask, which is named beforehand, or else the number of faster
  /// masks.
  private static func text(_ scene: LatencyView.Scene, _ speeds: [MaskSpeedRecord]) -> String {
    if let own = speeds.first(where: { $0.cell.mask == .own }) { return text(own) }
    return "\(scene.name): faster with \(speeds.count(where: \.isFaster)) of \(speeds.count)"
  }

  private static func text(_ speed: MaskSpeedRecord) -> String {
    let name = "\(speed.cell.mask) (\(speed.cell.scene.name))"
    guard let interval = speed.gainInterval else {
      return "\(name): too few blocks (\(speed.blocks))"
    }
    return "\(name): \(speed.gain) times as fast (\(interval), n = \(speed.blocks) blocks)"
  }
}
