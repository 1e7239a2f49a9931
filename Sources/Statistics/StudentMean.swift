import RealModule

/// The mean of normally distributed values, with bounds and tests by Student's t.
///
/// Source: "Student", "The probable error of a mean", Biometrika 6, 1908, pp. 1–25. Values with outliers make the
/// bounds wider and the tests more cautious, not bolder.
public struct StudentMean: Sendable, Hashable {
  public let value: Double
  /// Of the value; 0 where all values are the same.
  public let standardError: Double
  public let count: Int

  private var distribution: StudentDistribution {
    StudentDistribution(degreesOfFreedom: Double(count - 1))
  }

  /// Nil for fewer than two values, or where one is not finite.
  public init?(_ values: [Double]) {
    guard values.count > 1, values.allSatisfy(\.isFinite) else { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    value = mean
    standardError = (squares / (count - 1) / count).squareRoot()
    self.count = values.count
  }

  /// What the true mean lies above, but for a probability of `error`, strictly between 0 and 1/2.
  public func lowerBound(error: Double) -> Double { value - reach(error) }

  /// What the true mean lies below, but for a probability of `error`, strictly between 0 and 1/2.
  public func upperBound(error: Double) -> Double { value + reach(error) }

  /// The probability of a mean as great as this, were the true one `limit`.
  public func pValue(above limit: Double) -> Double {
    if standardError == 0 { return value > limit ? 0 : 1 }
    return distribution.cumulativeProbability(of: (limit - value) / standardError)
  }

  /// The probability of a mean as small as this, were the true one `limit`.
  public func pValue(below limit: Double) -> Double {
    if standardError == 0 { return value < limit ? 0 : 1 }
    return distribution.cumulativeProbability(of: (value - limit) / standardError)
  }

  private func reach(_ error: Double) -> Double {
    -distribution.quantile(error) * standardError
  }
}
