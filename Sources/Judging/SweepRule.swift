/// How a sweep of module widths is judged: the one way from counts to a `WidthSweep`, for the sampling as for the verdict.
public struct SweepRule: Sendable, Hashable {
  /// Frames that an engine was asked, and those that it read whole.
  public struct Count: Sendable, Hashable {
    public private(set) var reads = 0
    public private(set) var trials = 0

    public init() {}

    public mutating func add(isRead: Bool) {
      trials += 1
      if isRead { reads += 1 }
    }
  }

  public let test: SequentialRateTest
  /// All that are to be tried, in pixels, ascending.
  public let widths: [Double]

  /// - Precondition: those of `SequentialRateTest`, and there is a width.
  public init(target: Double, looks: [Int], widths: some Sequence<Double>) {
    self.widths = Set(widths).sorted()
    test = SequentialRateTest(target: target, looks: looks, comparisons: self.widths.count)
  }

  /// - Parameter counts: by width; a width without one was not tried yet, which leaves it open.
  public func sweep(_ counts: [Double: Count]) -> WidthSweep {
    WidthSweep(
      widths.map { width in
        let count = counts[width] ?? Count()
        return (width: width, reads: count.reads, trials: count.trials)
      }, test: test)
  }
}
