import Bisecting

/// Measured values that do not count alike, in ascending order.
public struct WeightedSample: Sendable {
  private let sorted: [(value: Double, weight: Double)]
  /// For each value the weights of those before it, with half of its own.
  private let middles: [Double]

  /// Nil without a value. O(n log n).
  ///
  /// - Parameter values: numbers, with weights above 0.
  public init?(_ values: some Sequence<(value: Double, weight: Double)>) {
    sorted = values.sorted { $0.value < $1.value }
    guard !sorted.isEmpty else { return nil }
    precondition(sorted.allSatisfy { $0.weight > 0 }, "each value counts something")
    var before = 0.0
    middles = sorted.map { _, weight in
      before += weight
      return before - weight / 2
    }
  }

  public var count: Int { sorted.count }

  public var median: Double { quantile(0.5) }

  /// The mean of a function of the values.
  public func mean(_ function: (Double) -> Double) -> Double {
    sorted.reduce(0) { $0 + $1.weight * function($1.value) }
      / sorted.reduce(0) { $0 + $1.weight }
  }

  /// Returns the value below which a `fraction` of the weight lies, interpolated linearly between the middles of the values'
  /// weights: where all weigh the same, that of `Sample`. O(log n).
  ///
  /// - Parameter fraction: 0 (the least value) to 1 (the greatest).
  public func quantile(_ fraction: Double) -> Double {
    precondition((0...1).contains(fraction), "a fraction lies in 0 to 1")
    let place = middles[0] + fraction * (middles[count - 1] - middles[0])
    let high = (1..<count).partitionPoint { middles[$0] > place }
    let low = high - 1
    guard high < count, place > middles[low] else { return sorted[low].value }
    let share = (place - middles[low]) / (middles[high] - middles[low])
    return sorted[low].value * (1 - share) + sorted[high].value * share
  }
}
