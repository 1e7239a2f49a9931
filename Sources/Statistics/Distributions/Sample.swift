/// One or more measured values, kept in ascending order.
public struct Sample: Sendable, Hashable {
  public let sorted: [Double]

  /// Nil without a value, or if one is not a number. O(n log n).
  public init?(_ values: some Sequence<Double>) { self.init([Double](values)) }

  /// The same of an array: other modules call no generic code for it.
  public init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard !sorted.isEmpty, !sorted.contains(where: \.isNaN) else { return nil }
    self.sorted = sorted
  }

  public var count: Int { sorted.count }

  /// The middle value, or the mean of the two middle ones. O(1).
  public var median: Double { quantile(0.5) }

  /// Returns the value below which a `fraction` of the sample lies, interpolated linearly between
  /// order statistics. O(1).
  ///
  /// Source: definition 7 of R. J. Hyndman and Y. Fan, "Sample quantiles in statistical packages",
  /// The American Statistician 50, 1996, pp. 361–365; the default of R and NumPy.
  ///
  /// - Parameter fraction: 0 (the least value) to 1 (the greatest).
  public func quantile(_ fraction: Double) -> Double {
    precondition((0...1).contains(fraction), "a fraction lies in 0 to 1")
    let position = Double(count - 1) * fraction
    let index = Int(position)
    guard index + 1 < count else { return sorted[count - 1] }
    let weight = position - Double(index)
    guard weight > 0 else { return sorted[index] }
    return sorted[index] * (1 - weight) + sorted[index + 1] * weight
  }
}
