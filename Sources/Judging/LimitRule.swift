/// The rule that judges a sweep from the easy end of a parameter to its hard one: the one way from counts to a `LimitSweep`, for the
/// sampling as for what is reported.
public struct LimitRule: Sendable, Hashable {
  public let bets: RateBets
  /// From the easy end to the hard one.
  public let values: [Double]

  /// - Precondition: that of `RateBets`.
  public init(target: Double, values: [Double]) {
    self.values = values
    bets = RateBets(target: target)
  }

  /// - Parameter counts: by value; one without a count was not tried yet.
  public func sweep(_ counts: [Double: FrameReads]) -> LimitSweep {
    LimitSweep(values.map { ($0, counts[$0] ?? FrameReads()) }, bets: bets)
  }
}
