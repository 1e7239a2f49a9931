/// The rule that judges a sweep of module widths: the one way from counts to a `WidthSweep`, for
/// the sampling as for the verdict.
public struct SweepRule: Sendable, Hashable {
  /// Frames that an engine was asked, and those that it read whole.
  public struct WidthCount: Sendable, Hashable {
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

  public let bets: RateBets
  /// All that are to be tried, in pixels, ascending.
  public let widths: [Double]

  /// - Precondition: that of `RateBets`.
  public init(target: Double, widths: some Sequence<Double>) {
    self.widths = Set(widths).sorted()
    bets = RateBets(target: target)
  }

  /// - Parameter counts: by width; a width without one was not tried yet.
  public func sweep(_ counts: [Double: WidthCount]) -> WidthSweep {
    WidthSweep(
      widths.map { width in
        let count = counts[width] ?? WidthCount()
        return (width: width, reads: count.reads, trials: count.trials)
      }, bets: bets)
  }
}
