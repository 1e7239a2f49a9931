/// The weighted least-squares fit of values by a sequence that never falls.
///
/// Source: the pool-adjacent-violators algorithm of M. Ayer, H. D. Brunk, G. M. Ewing, W. T. Reid
/// and E. Silverman, "An empirical distribution function for sampling with incomplete information",
/// Annals of Mathematical Statistics 26, 1955, pp. 641–647. For rates weighted by their trials it
/// is also the maximum-likelihood fit.
public struct IsotonicRegression: Sendable, Hashable {
  /// One fitted value for each value, in order; each the weighted mean of its block.
  public let fitted: [Double]

  /// O(n).
  ///
  /// - Parameters:
  ///   - values: ordered by the variable that they should rise with.
  ///   - weights: one for each value, above 0 and finite; nil weighs all alike.
  public init(_ values: [Double], weights: [Double]? = nil) {
    let weights = weights ?? values.map { _ in 1 }
    precondition(weights.count == values.count, "each value has one weight")
    precondition(weights.allSatisfy { $0 > 0 && $0.isFinite }, "weights are above 0 and finite")
    var blocks: [(mean: Double, weight: Double, count: Int)] = []
    for (value, weight) in zip(values, weights) {
      var block = (mean: value, weight: weight, count: 1)
      while let last = blocks.last, last.mean >= block.mean {
        blocks.removeLast()
        let weight = last.weight + block.weight
        let mean = (last.mean * last.weight + block.mean * block.weight) / weight
        block = (mean, weight, last.count + block.count)
      }
      blocks.append(block)
    }
    fitted = blocks.flatMap { [Double](repeating: $0.mean, count: $0.count) }
  }
}
