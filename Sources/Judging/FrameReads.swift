/// Frames that an engine was asked, and those that it read whole.
public struct FrameReads: Sendable, Hashable {
  public private(set) var reads = 0
  public private(set) var trials = 0

  public init() {}

  public init(reads: Int, trials: Int) {
    self.reads = reads
    self.trials = trials
  }

  public mutating func add(isRead: Bool) {
    trials += 1
    if isRead { reads += 1 }
  }

  public static func += (left: inout Self, right: Self) {
    left.reads += right.reads
    left.trials += right.trials
  }
}
