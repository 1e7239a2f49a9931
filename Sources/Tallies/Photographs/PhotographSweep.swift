import Judging
import Summaries

/// The findings of photographs for each width that they are shown at, and for all that are judged
/// together.
struct PhotographSweep {
  let widths: [PhotographSweepFinding.Width]
  /// The verdict over the widths that are judged; nil where none is.
  let verdict: Verdict?

  /// - Parameters:
  ///   - shown: by ascending width, what was read of each photograph.
  ///   - judged: the photographs that the rule is judged on.
  ///   - widest: the width up to which it is, in pixels; nil where it is not.
  init(
    _ shown: [(width: Double, counts: [Int: PhotographShares.Count])], target: Double,
    judged: Set<Int>, upTo widest: Double?
  ) {
    let bets = RateBets(target: target)
    let isJudged = shown.map { entry in
      widest.map {
        ModuleWidth.isReached(Guidance.moduleWidthPixels, by: entry.width) && entry.width <= $0
      } ?? false
    }
    let evidence = zip(shown, isJudged).map { entry, isJudged in
      let own = isJudged ? entry.counts.filter { judged.contains($0.key) } : entry.counts
      return bets.evidence(shares: own.sorted { $0.key < $1.key }.map(\.value.share))
    }
    // Those that are judged are one family, and what else was looked at is another.
    let failing = [true, false].map { side in
      EvidenceFamily.rejected(zip(evidence, isJudged).map { $1 == side ? $0.fails : nil })
    }
    widths = shown.indices.map { index in
      let counts = shown[index].counts.values
      return PhotographSweepFinding.Width(
        shown[index].width, shares: counts.map(\.share), misread: counts.count { $0.misread > 0 },
        evidence: evidence[index], isJudged: isJudged[index],
        isShort: failing[isJudged[index] ? 0 : 1][index])
    }
    verdict = Verdict(zip(evidence, isJudged).filter(\.1).map(\.0))
  }
}
