import RealModule
import Statistics

/// A ratio of latencies, from one logarithm of each block, with its bounds.
public struct DuelRatio: Sendable, Hashable {
  public let value: Double
  /// Each but for the probability that the rule allows to a look.
  public let lower: Double
  public let upper: Double

  init(_ mean: TrimmedMean, error: Double) {
    value = .exp(mean.value)
    let bounds = mean.bounds(error: error)
    (lower, upper) = (.exp(bounds.lower), .exp(bounds.upper))
  }
}

/// A cell or a group of its frames that seems worse at a look, and has to be measured again.
public struct DuelClaim: Sendable, Hashable {
  /// Nil for the whole cell.
  public var group: FrameSubset?
  /// The names of the frames; nil for all.
  public var frames: Set<String>?

  public init(group: FrameSubset?, frames: Set<String>?) {
    self.group = group
    self.frames = frames
  }
}

/// The decision on a cell, as far as it is known.
public struct DuelDecision: Sendable, Hashable {
  /// Nil where more blocks are needed, up to the next look.
  public internal(set) var answer: DuelAnswer?
  /// The blocks that were looked at last.
  public internal(set) var blocks = 0
  public internal(set) var candidate: DuelRatio?
  public internal(set) var control: DuelRatio?
  /// The family-wise error rate at which the cell as a whole seems worse, within its look (Holm).
  public internal(set) var adjustedPValue = 1.0
  /// The group of frames that is slower with the most certainty; nil where none is known.
  public internal(set) var worstGroup: DuelGroup?
  /// The claims that have to be confirmed, of a cell that seems worse: the whole or a group or
  /// both.
  public internal(set) var claims: [DuelClaim] = []
  /// Why nothing can be said; nil unless the answer is `environment`.
  public internal(set) var disturbance: DuelDisturbance?
  /// The dependence on each other of the blocks of all cells that were looked at; nil where they do
  /// not differ.
  public internal(set) var dependence: BlockDependence?

  init() {}

  /// The p-value of the cell as a whole, or of the group of its frames that is slower with the most
  /// certainty, whichever is less.
  public var leastPValue: Double { Swift.min(adjustedPValue, worstGroup?.adjustedPValue ?? 1) }
}

/// The result of a group of a cell's frames.
public struct DuelGroup: Sendable, Hashable {
  public let group: FrameSubset
  /// Nil of the frames that stand out.
  public let ratio: DuelRatio?
  /// For having been picked among the cell's groups, and after Holm over the cells.
  public let adjustedPValue: Double
}
