import RealModule
import Statistics

/// Who takes part in a duel, by the names in its files.
public enum Contestant {
  public static let baseline = "baseline"
  /// A second process of the baseline.
  public static let copy = "copy"
  public static let candidate = "candidate"
}

extension DuelBlock {
  /// Medians, over the rounds, of the ratios of latencies. The candidate is held against both processes of the baseline,
  /// and the mean of the two medians counts: it spreads by a sixth less than one of them.
  ///
  /// Nil where a contestant is missing or has another number of rounds, or where a latency is not positive.
  ///
  /// - Parameters:
  ///   - latencies: of each contestant, in the same order of rounds, in any unit.
  ///   - candidate: the contestant to hold against the baseline.
  public init?(latencies: [String: [Double]], candidate: String = Contestant.candidate) {
    guard let baseline = latencies[Contestant.baseline], let copy = latencies[Contestant.copy],
      let candidate = latencies[candidate], baseline.count == copy.count,
      baseline.count == candidate.count,
      [baseline, copy, candidate].allSatisfy({ $0.allSatisfy { $0 > 0 && $0.isFinite } }),
      let toBaseline = Self.median(candidate, to: baseline),
      let toCopy = Self.median(candidate, to: copy), let control = Self.median(copy, to: baseline)
    else { return nil }
    self.init(candidate: (toBaseline + toCopy) / 2, control: control)
  }

  private static func median(_ latencies: [Double], to others: [Double]) -> Double? {
    Sample(zip(latencies, others).map { .log($0 / $1) })?.median
  }
}
