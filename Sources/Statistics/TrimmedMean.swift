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
  /// Of the value; 0 where all values that are left are the same.
  public let standardError: Double
  /// How many values are left.
  public let count: Int

  private var distribution: StudentDistribution {
    StudentDistribution(degreesOfFreedom: Double(count - 1))
  }

  /// Nil where fewer than two values are left, or where one is not finite.
  ///
  /// - Parameter share: what is cut off at each end, rounded down to whole values; from 0 to less than 1/2.
  public init?(_ values: [Double], trimming share: Double = 0) {
    precondition(
      share >= 0 && share < 0.5, "a mean without half of the values at each end has none")
    guard values.count > 1, values.allSatisfy(\.isFinite) else { return nil }
    let sorted = values.sorted()
    let cut = Int(share * Double(values.count))
    let kept = sorted[cut..<(values.count - cut)]
    guard let least = kept.first, let greatest = kept.last, kept.count > 1 else { return nil }
    count = kept.count
    value = kept.reduce(0, +) / Double(kept.count)
    // Winsorized: what is cut off counts as the outermost that are kept.
    let winsorized = sorted.map { min(max($0, least), greatest) }
    let mean = winsorized.reduce(0, +) / Double(winsorized.count)
    let squares = winsorized.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    standardError = (squares / Double(kept.count * (kept.count - 1))).squareRoot()
  }

  /// What the centre lies above, but for a probability of `error`, strictly between 0 and 1/2.
  public func lowerBound(error: Double) -> Double { value - reach(error) }

  /// What the centre lies below, but for a probability of `error`, strictly between 0 and 1/2.
  public func upperBound(error: Double) -> Double { value + reach(error) }

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

  private func reach(_ error: Double) -> Double {
    -distribution.quantile(error) * standardError
  }
}
