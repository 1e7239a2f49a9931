/// The strength with which trials speak against either hypothesis: logarithms of e-values; 0
/// without a trial.
public struct RateEvidence: Sendable, Hashable {
  /// Against *the rate is below the target*.
  public let passes: Double
  /// Against *the rate is at least the target*.
  public let fails: Double

  public init(passes: Double, fails: Double) {
    self.passes = passes
    self.fails = fails
  }

  /// The evidence on a rate that was not tried.
  public static let none = RateEvidence(passes: 0, fails: 0)

  /// True if the rate passes, held against the target by itself.
  public var isPassing: Bool { passes >= RateBets.decisiveEvidence }
}
