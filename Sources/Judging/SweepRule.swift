/// The rule that judges a sweep: the one way from counts to a `WidthSweep` or a `LimitSweep`, for the sampling as for what is reported.
public struct SweepRule: Sendable, Hashable {
  public let bets: RateBets
  /// All that are to be tried: widths in pixels, ascending, or from the easy end to the hard one.
  public let values: [Double]

  /// - Precondition: that of `RateBets`.
  public init(target: Double, values: [Double]) {
    self.values = values
    bets = RateBets(target: target)
  }

  /// - Precondition: that of `RateBets`.
  public init(target: Double, widths: some Sequence<Double>) {
    self.init(target: target, values: Set(widths).sorted())
  }

  /// - Parameter counts: by width; a width without one was not tried yet.
  public func widthSweep(_ counts: [Double: FrameReads]) -> WidthSweep {
    WidthSweep(
      values.map { width in
        let count = counts[width] ?? FrameReads()
        return (width: width, reads: count.reads, trials: count.trials)
      }, bets: bets)
  }

  /// - Parameter counts: by value; one without a count was not tried yet.
  public func limitSweep(_ counts: [Double: FrameReads]) -> LimitSweep {
    LimitSweep(values.map { ($0, counts[$0] ?? FrameReads()) }, bets: bets)
  }
}
