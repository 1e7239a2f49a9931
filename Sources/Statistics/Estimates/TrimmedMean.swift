import RealModule

/// The mean of values without a share of the greatest and as many of the least, with bounds and tests by Student's t on
/// the values that are left.
///
/// Values that are symmetric about their centre are taken for granted. Where some of them lie far out, the trimmed mean
/// spreads less than the mean, and its tests keep their error; without trimming they are those of the mean.
///
/// Source: J. W. Tukey and D. H. McLaughlin, "Less vulnerable confidence and significance procedures for location based on
/// a single sample", Sankhyā A 25, 1963, pp. 331–352; the standard error as K. K. Yuen, "The two-sample trimmed t for
/// unequal population variances", Biometrika 61, 1974, pp. 165–170, has it.
public struct TrimmedMean: Sendable, Hashable {
  public let value: Double
  /// The standard error of the value; 0 where all values that are left are the same.
  public private(set) var standardError: Double
  /// The number of values that are left.
  public let count: Int
  /// The contribution of each value, in the order of the values: Winsorized, as the standard error
  /// has it.
  public let contributions: [Double]
  /// The degrees of freedom of Student's t.
  public private(set) var degreesOfFreedom: Double

  private var distribution: StudentDistribution {
    StudentDistribution(degreesOfFreedom: degreesOfFreedom)
  }

  /// Nil where fewer than two values are left, or where one is not finite.
  ///
  /// - Parameter share: what is cut off at each end, rounded down to whole values; from 0 to less than 1/2.
  public init?(_ values: [Double], trimming share: Double = 0) {
    self.init(centres: values, rests: values.map { _ in 0 }, trimming: share)
  }

  /// The mean of sums of which the first parts alone are trimmed, and the second ones all count: with the pseudo-values of
  /// both, whose variance is that of the trimmed mean where the rests are 0, and that of the mean where the centres are.
  ///
  /// Nil as above, or where there are not as many of both.
  ///
  /// - Parameters:
  ///   - centres: what may lie far out by accident.
  ///   - rests: what is added to each, and must not be left out.
  ///   - share: of the centres that is cut off at each end.
  public init?(centres: [Double], rests: [Double], trimming share: Double) {
    precondition(
      share >= 0 && share < 0.5, "a mean without half of the values at each end has none")
    guard centres.count > 1, centres.count == rests.count, centres.allSatisfy(\.isFinite),
      rests.allSatisfy(\.isFinite)
    else { return nil }
    let sorted = centres.sorted()
    let total = Double(sorted.count)
    let cut = Int(share * total)
    let kept = sorted[cut..<(sorted.count - cut)]
    guard let least = kept.first, let greatest = kept.last, kept.count > 1 else { return nil }
    count = kept.count
    degreesOfFreedom = Double(kept.count - 1)
    value =
      kept.reduce(0, +) / Double(kept.count) + rests.reduce(0, +) / total
    // Winsorized: what is cut off counts as the outermost that are kept.
    let scale = total / Double(kept.count)
    let contributions = zip(centres, rests).map { centre, rest in
      min(max(centre, least), greatest) * scale + rest
    }
    self.contributions = contributions
    let mean = contributions.reduce(0, +) / total
    let squares = contributions.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    standardError = (squares / Double(kept.count - 1) / scale / total).squareRoot()
  }

  /// With a standard error so many times as large, and fewer degrees of freedom.
  public func widened(by factor: Double, degreesOfFreedom: Double) -> TrimmedMean {
    var wider = self
    wider.standardError *= factor
    wider.degreesOfFreedom = degreesOfFreedom
    return wider
  }

  /// The bounds beyond each of which the centre lies with a probability of `error`, strictly between 0 and 1/2.
  public func bounds(error: Double) -> (lower: Double, upper: Double) {
    let reach = -distribution.quantile(error) * standardError
    return (value - reach, value + reach)
  }

  /// The probability of a value as great as this, were the centre `limit`.
  public func pValue(above limit: Double) -> Double {
    if standardError == 0 { return value > limit ? 0 : 1 }
    return distribution.cumulativeProbability(of: (limit - value) / standardError)
  }

  /// The probability of a value as small as this, were the centre `limit`.
  public func pValue(below limit: Double) -> Double {
    if standardError == 0 { return value < limit ? 0 : 1 }
    return distribution.cumulativeProbability(of: (value - limit) / standardError)
  }
}
