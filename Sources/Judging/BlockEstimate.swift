import RealModule
import Statistics

/// A latency, or the ratio of two, from one logarithm of each block.
///
/// A block has fresh processes, and frames of its own, so that blocks are independent. Calls within one are not:
/// fresh processes differ more from each other than calls within one do, and pooling calls would promise a
/// precision that the next run does not keep.
public struct BlockEstimate: Sendable, Hashable {
  /// The exponential of the pseudomedian of the logarithms (Hodges and Lehmann's).
  public let value: Double
  /// The confidence interval of at least 95 %, distribution-free; nil with fewer than 6 blocks.
  public let interval: ClosedRange<Double>?
  /// The probability with which such an interval holds the truth, since ranks come in steps; nil without one.
  public let coverage: Double?
  public let blocks: Int

  /// The fewest blocks that give an interval.
  public static let fewestBlocks = 6

  /// Nil without a block, or where a logarithm is not finite.
  ///
  /// - Parameter looks: at how many numbers of blocks, fixed beforehand, measuring might have ended (see `looks`).
  public init?(logarithms: [Double], looks: Int = 1) {
    guard logarithms.allSatisfy(\.isFinite), let sample = Sample(logarithms) else { return nil }
    let location = HodgesLehmann(of: sample, looks: looks)
    value = .exp(location.estimate)
    interval = location.interval.map { .exp($0.lower)...(.exp($0.upper)) }
    coverage = location.interval?.coverage
    blocks = sample.count
  }

  /// From several logarithms of each block, of which the mean counts.
  public init?(logarithmsByBlock: [Int: [Double]], looks: Int = 1) {
    self.init(logarithms: Self.means(logarithmsByBlock), looks: looks)
  }

  /// The p-value of the hypothesis that the ratio is at most `bound`, times the looks: small where it is above. For tests
  /// of several ratios together, which Holm's correction makes of such. 1 without a block.
  public static func pValue(
    above bound: Double, logarithmsByBlock: [Int: [Double]], looks: Int
  ) -> Double {
    pValue(above: .log(bound), means(logarithmsByBlock), looks: looks)
  }

  private static func means(_ logarithmsByBlock: [Int: [Double]]) -> [Double] {
    logarithmsByBlock.values.filter { !$0.isEmpty }.map { $0.reduce(0, +) / Double($0.count) }
  }

  /// True if the interval reaches no farther from the value than this share of it.
  public func isPrecise(to share: Double) -> Bool {
    guard let interval else { return false }
    return interval.lowerBound >= value * (1 - share)
      && interval.upperBound <= value * (1 + share)
  }
}
