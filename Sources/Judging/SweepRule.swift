/// The rule that judges a sweep of module widths: the one way from counts to a `WidthSweep`, for
/// the sampling as for the verdict.
public struct SweepRule: Sendable, Hashable {
  public let bets: RateBets
  /// All that are to be tried, in pixels, ascending.
  public let widths: [Double]

  /// - Precondition: that of `RateBets`.
  public init(target: Double, widths: some Sequence<Double>) {
    self.widths = Set(widths).sorted()
    bets = RateBets(target: target)
  }

  /// - Parameter counts: by width; a width without one was not tried yet.
  public func sweep(_ counts: [Double: FrameReads]) -> WidthSweep {
    WidthSweep(
      widths.map { width in
        let count = counts[width] ?? FrameReads()
        return (width: width, reads: count.reads, trials: count.trials)
      }, bets: bets)
  }
}
