import RealModule
import Statistics

/// Who takes part in a duel, by the names in its files.
public enum Arm {
  public static let baseline = "baseline"
  /// A second process of the baseline.
  public static let aaControl = "copy"
  public static let candidate = "candidate"
}

extension DuelBlock {
  /// The candidate is held against both processes of the baseline: the median of both ratios of all rounds counts. The
  /// ratios of most rounds are close together and those of some far out, so that a median spreads less than any mean.
  ///
  /// Nil where a contestant is missing or has another number of rounds, or where a latency is not positive.
  ///
  /// - Parameters:
  ///   - latencies: of each contestant, in the same order of rounds, in any unit.
  ///   - candidate: the contestant to hold against the baseline.
  public init?(latencies: [String: [Double]], candidate: String = Arm.candidate) {
    guard let baseline = latencies[Arm.baseline], let copy = latencies[Arm.aaControl],
      let candidate = latencies[candidate], baseline.count == copy.count,
      baseline.count == candidate.count,
      [baseline, copy, candidate].allSatisfy({ $0.allSatisfy { $0 > 0 && $0.isFinite } }),
      let ofCandidate = Sample(
        Self.ratios(candidate, to: baseline) + Self.ratios(candidate, to: copy))?.median,
      let ofCopy = Sample(Self.ratios(copy, to: baseline))?.median
    else { return nil }
    self.init(candidate: ofCandidate, control: ofCopy)
  }

  /// Logarithms, round by round.
  private static func ratios(_ latencies: [Double], to others: [Double]) -> [Double] {
    zip(latencies, others).map { .log($0 / $1) }
  }
}
