/// The read rates of one engine on one symbology under one condition, at module widths from small
/// to large.
///
/// Read rate is not monotone in module width: an engine may read at 1.0 and 2.0 px and fail at 1.6.
/// So every width is judged for itself, and nothing is inferred from one to the next.
public struct WidthSweep: Sendable, Hashable {
  public let bets: RateBets
  /// By ascending width; those on the same side of the guidance's width are a family.
  public let points: [SweptRate]

  /// - Parameter counts: of each width, in any order; those that were not tried, too.
  public init(_ counts: some Sequence<(width: Double, reads: Int, trials: Int)>, bets: RateBets) {
    self.bets = bets
    let counts = counts.sorted { $0.width < $1.width }
    let evidence = counts.map { bets.evidence(reads: $0.reads, of: $0.trials) }
    let isGuided = counts.map { Guidance.isReached(Guidance.moduleWidthPixels, by: $0.width) }
    let failing = [false, true].map { side in
      RateBets.rejected(zip(evidence, isGuided).map { $1 == side ? $0.fails : nil })
    }
    points = counts.indices.map { index in
      let (width, reads, trials) = counts[index]
      return SweptRate(
        width, FrameReads(reads: reads, trials: trials), evidence[index],
        isFailing: failing[isGuided[index] ? 1 : 0][index])
    }
  }

  /// The verdict on modules of at least `width` pixels; nil where no such width was to be tested.
  public func verdict(atLeast width: Double) -> Verdict? {
    Verdict(evidence(atLeast: width))
  }

  /// The evidence on all widths from `width` on, in pixels.
  public func evidence(atLeast width: Double) -> [RateEvidence] {
    points.filter { Guidance.isReached(width, by: $0.value) }.map(\.evidence)
  }

  /// The width from which it and every larger tested one pass, in pixels: "T99 safe" where the target is 99 %.
  public var safeWidth: Double? {
    points.reversed().prefix { $0.decision == .passes }.last?.value
  }

  /// True if `safeWidth` might still become smaller with more trials: the next smaller width is
  /// open.
  public var isSafeWidthOpen: Bool {
    points.reversed().first { $0.decision != .passes }?.decision == .open
  }
}
