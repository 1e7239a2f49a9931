import Chapters
import Document
import Findings
import Records
import Summaries

extension ClaimWording {
  static func reach(_ claim: ReachClaim) -> ClaimWording {
    switch claim {
    case .usualSize: usualSize
    case .nativeResolution: nativeResolution
    case .fill: fill
    }
  }

  /// The claim that a higher resolution extends the reach.
  private static var usualSize: ClaimWording {
    ClaimWording(
      claim: "1280 × 720 or 1920 × 1080 lets codes be read from farther away.",
      method: { _ in
        """
        Suite reach: codes that span 3 % to 70 % of the frame's width, at each resolution. The claim holds \
        where the 95 % interval of the difference in read rate, over all symbologies and shares, from the \
        smallest frame to that nearest to 2 megapixels lies above 0.
        """
      },
      anchor: reachAnchor,
      effect: { $1.reachGain($0)?.effect ?? [] })
  }

  /// The claim that no more than 2 megapixels are needed.
  private static var nativeResolution: ClaimWording {
    ClaimWording(
      claim:
        "No more than 2 megapixels are needed: over 10, latency is very poor without a gain in accuracy.",
      method: { _ in
        """
        Suites reach and latency: read rate over all symbologies and shares, and latency, at the size \
        nearest to 2 megapixels against the largest. The claim fails where the 95 % interval of the gain \
        in read rate lies above 0, and holds where it lies below 1 percentage point.
        """
      },
      anchor: reachAnchor,
      effect: { $1.nativeResolutionGain($0)?.effect ?? [] })
  }

  /// The claim that a code that fills the frame needs little resolution.
  private static var fill: ClaimWording {
    ClaimWording(
      claim: "A low resolution suffices where the code fills most of the frame.",
      method: { _ in
        """
        Suite reach, at the smallest frame: codes that span half its width or more. Held against 99 % with \
        one-sided 95 % Clopper–Pearson bounds.
        """
      },
      anchor: reachAnchor,
      effect: { engine, evidence in
        guard let read = evidence.fillRead(engine) else { return [] }
        return [
          "\(read.size.name): \(read.count.words)", read.count.remark,
        ].compactMap(\.self)
      })
  }

  private static func reachAnchor(_ evidence: ClaimEvidence) -> String? {
    evidence.has(.reach) ? ReportSection.reachID : nil
  }
}

extension ReachGain {
  fileprivate var effect: [String] {
    let times = latencies.map { Wording.duration(nanoseconds: $0.typicalNanoseconds.value) }
    let parts = [
      "\(small.name) → \(large.name): read rate \(difference.text), n = \(Wording.count(codes)) each",
      times.isEmpty ? nil : "latency \(times.joined(separator: " → "))",
    ]
    return parts.compactMap(\.self)
  }
}
