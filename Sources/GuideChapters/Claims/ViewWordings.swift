import Chapters
import Document
import Findings
import Records
import Summaries
import Tallies

extension ClaimWording {
  static func views(_ claim: ViewClaim) -> ClaimWording {
    switch claim {
    case .orientation: orientation
    case .region: region
    }
  }

  /// The claim that it helps to tell the input's orientation.
  private static var orientation: ClaimWording {
    ClaimWording(
      claim: "Telling the engine the input's orientation makes reading surer or faster.",
      method: { _ in
        """
        Suite orientation: each frame, turned by 0, 90, 180 or 270°, read as it is and with its \
        orientation told, in turns. Judged over all frames that are turned, paired by frame. The claim \
        holds where the 95 % interval of the difference in frames read lies above 0, or that of the \
        ratio of times below 1, and neither lies on the other side; it fails where the one lies \
        below 1 percentage point and the other above 0.98. Turning the frame is not in the times.
        """
      },
      anchor: { viewAnchor(.orientation, $0) },
      effect: { engine, evidence in
        guard let turned = evidence.turned(engine), let reads = turned.reads,
          let time = turned.time
        else { return [] }
        return ["turned frames: \(reads.text), \(time.text)"]
          + evidence.angles(engine).map { angle in
            "\(angle.frameWords): "
              + [angle.reads?.rates, angle.time?.latencies].compactMap(\.self)
              .joined(separator: ", ")
          }
      })
  }

  /// The claims on a region of interest.
  private static var region: ClaimWording {
    ClaimWording(
      claim: "A region of interest saves time, and keeps codes outside it from being reported.",
      source:
        "https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput/rectofinterest",
      sourceName: "AVFoundation",
      method: { _ in
        """
        Suite region: frames with one code, or several, on clutter, read whole and in a region around \
        the first code, in turns. The claim holds where for every kind of frame the 95 % interval of \
        the ratio of times, paired by frame, lies below 1 and no code outside is reported; it \
        fails where one such ratio is above 1, by Holm's correction over the kinds, or a code outside is reported. Cutting the region \
        out is not in the times.
        """
      },
      anchor: { viewAnchor(.region, $0) },
      effect: { engine, evidence in
        let kinds = evidence.regionKinds(engine)
        return kinds.compactMap { kind in kind.time.map { "\(kind.frameWords): \($0.text)" } }
          + [text(kinds.outsideRegion)]
      })
  }

  private static func text(_ outside: OutsideRecord) -> String {
    guard outside.codes > 0 else { return "no code lay outside" }
    return
      "\(outside.decodes) of \(Wording.count(outside.codes, "code")) outside reported, at most "
      + Wording.percent(outside.upperBound)
  }

  private static func viewAnchor(_ suite: ClaimSuite, _ evidence: ClaimEvidence) -> String? {
    evidence.has(suite) ? ReportSection.viewsID(suite.rawValue) : nil
  }
}

extension PairedReads {
  /// For example `+0.5 points (95 % interval −1.0 to +2.0, n = 72 frames) more read`.
  fileprivate var text: String {
    "\(Wording.points(difference.value)) points (95 % interval \(difference.bounds), n = \(Wording.count(frames, "frame"))) more read"
  }

  /// For example `98.6 % untold and 100 % told read`: without and with the view.
  fileprivate var rates: String? {
    guard let referenceRate, let viewRate else { return nil }
    return
      "\(Wording.percent(referenceRate.rate)) untold and \(Wording.percent(viewRate.rate)) told read"
  }
}

extension PairedTime {
  /// For example `0.98 times as long (95 % interval 0.97 to 1.01, n = 72 frames)`.
  fileprivate var text: String {
    let interval = lower.flatMap { lower in
      upper.map {
        "95 % interval \(Wording.significant(lower)) to \(Wording.significant($0)), "
      }
    }
    return
      "\(Wording.significant(ratio)) times as long (\(interval ?? "too few for an interval, ")n = "
      + "\(Wording.count(pairs, "frame")))"
  }

  fileprivate var latencies: String {
    "\(Wording.duration(nanoseconds: referenceLatency.typicalNanoseconds.value)) and "
      + Wording.duration(nanoseconds: latency.typicalNanoseconds.value)
  }
}
