import RealModule
import Statistics

/// The evidence of a cell's blocks at a look.
struct CellEvidence {
  var candidate: TrimmedMean
  /// What a *fine* and a *better* rest on: as `candidate`, but without trimming where blocks have so few frames that one which has the slow
  /// ones cannot be told from one that was disturbed as a whole.
  var candidateOfAll: TrimmedMean
  var control: TrimmedMean
  var groups: [GroupEvidence]
  /// The number of timed frames, over all blocks; nil where it is not known which.
  private(set) var frames: Int?
  /// True if any block has first calls on frames.
  let haveFirstCalls: Bool

  /// Nil without two blocks.
  init?(_ blocks: [DuelBlock], _ rule: DuelRule) {
    let counts = Sample(blocks.map { Double($0.frames.count) })
    let haveFewFrames = (counts?.median ?? 0) < Double(DuelRule.fewestFramesOfBlock)
    guard let candidate = Self.mean(blocks, \.candidate),
      let control = Self.mean(blocks, \.control),
      let all = haveFewFrames ? Self.mean(blocks, trimming: 0, \.candidate) : candidate
    else { return nil }
    self.candidate = candidate
    candidateOfAll = all
    self.control = control
    groups = Self.groups(of: blocks, rule)
    let named = blocks.reduce(0) { $0 + $1.frames.count { $0.name != nil } }
    frames = named > 0 ? named : nil
    haveFirstCalls = blocks.contains { !$0.firstSeen.isEmpty }
  }

  /// With what the blocks' dependence makes uncertain.
  func widened(_ dependence: BlockDependence, _ rule: DuelRule) -> CellEvidence {
    var wider = self
    wider.candidate = dependence.widened(candidate, rule)
    wider.candidateOfAll = dependence.widened(candidateOfAll, rule)
    wider.control = dependence.widened(control, rule)
    wider.groups = groups.map { group in
      guard let mean = group.mean else { return group }
      return GroupEvidence(
        group: group.group, mean: dependence.widened(mean, rule), rule)
    }
    return wider
  }

  /// The group that is slower with the most certainty, and its p-value for having been picked among all.
  var worstGroup: (evidence: GroupEvidence, pValue: Double)? {
    groups.min { $0.pValue < $1.pValue }.map { worst in
      (worst, Swift.min(1, worst.pValue * Double(groups.count)))
    }
  }

  /// The trimmed mean of the means of each block's frames. Blocks are trimmed by their middle
  /// frame: a block that was disturbed as a whole is left out, and not one in which a frame is
  /// slow.
  ///
  /// - Parameter group: the frames that count; nil for all.
  static func mean(
    _ blocks: some Collection<DuelBlock>, of group: FrameSubset? = nil,
    trimming share: Double = DuelRule.trimming, _ ratio: (DuelFrame) -> Double
  ) -> TrimmedMean? {
    var centres: [Double] = []
    // The mean's distance from the middle frame.
    var rests: [Double] = []
    for block in blocks {
      let ratios = block.frames.filter { group.map($0.groups.contains) ?? true }.map(ratio)
      guard let centre = Sample(ratios)?.median else { continue }
      centres.append(centre)
      rests.append(ratios.reduce(0, +) / Double(ratios.count) - centre)
    }
    return TrimmedMean(centres: centres, rests: rests, trimming: share)
  }

  private static func groups(of blocks: [DuelBlock], _ rule: DuelRule) -> [GroupEvidence] {
    let frames = blocks.flatMap(\.frames)
    let counts = frames.reduce(into: [FrameSubset: Int]()) { counts, frame in
      for group in frame.groups { counts[group, default: 0] += 1 }
    }
    // A group of all frames is the cell.
    let known = counts.filter { $0.value < frames.count }.keys.sorted { $0.rawValue < $1.rawValue }
    var found = known.map { group in
      let mean = Self.mean(blocks, of: group, \.candidate)
      let isJudged = (mean?.contributions.count ?? 0) >= DuelRule.fewestBlocksOfGroup
      return GroupEvidence(group: group, mean: isJudged ? mean : nil, rule)
    }
    if blocks.contains(where: { $0.frames.contains { $0.name != nil } }) {
      found.append(GroupEvidence(slowedIn: blocks, rule))
    }
    let firsts = blocks.compactMap { $0.telling(of: .first) }
    if firsts.count >= DuelRule.fewestBlocksOfGroup {
      found.append(GroupEvidence(group: .first, mean: Self.mean(firsts, \.candidate), rule))
    }
    return found
  }
}

/// The evidence of blocks on a group of a cell's frames.
struct GroupEvidence {
  let group: FrameSubset
  /// Nil where there are too few blocks, and of the frames that stand out.
  let mean: TrimmedMean?
  /// The p-value of being slower than the tolerance allows; of first calls, which find other things
  /// in the caches of the core, than tolerance and margin.
  let pValue: Double

  init(group: FrameSubset, mean: TrimmedMean?, _ rule: DuelRule) {
    self.group = group
    self.mean = mean
    pValue = mean?.pValue(above: group == .first ? rule.fineBelow : rule.worseAbove) ?? 1
  }

  /// Tests for frames that stand out, whichever they are: blocks in which more frames are slower by
  /// a tenth than are faster by as much, against blocks in which fewer are (a sign test). Where a
  /// change only moves time from some frames to others, or where the machine does, there are as
  /// many of both.
  init(slowedIn blocks: [DuelBlock], _ rule: DuelRule) {
    let excesses = blocks.map { block in
      block.frames.count { rule.isSlowed($0.candidate) }
        - block.frames.count { rule.isSlowed(2 * rule.worseAbove - $0.candidate) }
    }
    let more = excesses.count { $0 > 0 }
    let fewer = excesses.count { $0 < 0 }
    group = .slowed
    mean = nil
    pValue = BinomialDistribution(trials: more + fewer, probability: 0.5).upperTail(more)
  }
}

extension DuelRule {
  /// True if a frame's logarithm stands out.
  func isSlowed(_ logarithm: Double) -> Bool { logarithm - worseAbove > .log(1 + Self.frameReach) }

  /// The claim that has to be measured again to see whether a group is slower indeed.
  func claim(of group: FrameSubset, in blocks: [DuelBlock]) -> DuelClaim {
    if group == .first {
      return DuelClaim(
        group: group, frames: Set(blocks.flatMap(\.firstSeen).compactMap(\.name)))
    }
    let frames = blocks.flatMap(\.frames)
    guard group == .slowed else {
      return DuelClaim(
        group: group, frames: Set(frames.filter { $0.groups.contains(group) }.compactMap(\.name)))
    }
    let byName = Dictionary(grouping: frames.filter { $0.name != nil }, by: { $0.name ?? "" })
    return DuelClaim(
      group: group,
      frames: Set(
        byName.filter { _, timed in
          isSlowed(timed.reduce(0) { $0 + $1.candidate } / Double(timed.count))
        }.keys))
  }
}
