import Foundation

/// What the squares of numbers are the sum of: a variance that all have alike, and others that each has more or less of.
///
/// By the likelihood of normal numbers with such variances, which multiplicative updates raise step by step and which keep every part
/// above 0 (Févotte, Bertin and Durrieu, Neural Computation 21, 2009). The others are left out together where the Bayesian information
/// criterion finds the squares as well explained without them.
struct VarianceComponents {
  /// Of what all have alike, and of the others.
  typealias Parts = SIMD3<Double>

  /// The variances; 0 for what was left out.
  private(set) var values: Parts
  /// Which parts there are.
  private(set) var found = [0]
  /// Of each number.
  private(set) var variances: [Double]

  private static let mostIterations = 300
  /// The gain of likelihood below which nothing changes any more.
  private static let leastGain = 1e-3
  /// What adds less of the whole is none.
  private static let leastShare = 1e-3

  /// - Parameters:
  ///   - shares: how much each number has of each part; of the first, 1.
  ///   - independent: how many independent numbers say as much as these.
  ///   - least: below this there is no variance.
  init(of squares: [Double], shares: [Parts], independent: Double, least: Double) {
    let count = Double(max(squares.count, 1))
    let mean = max(squares.reduce(0, +) / count, least)
    let meanShares = shares.reduce(Parts.zero, +) / count
    values = Parts(mean, 0, 0)
    variances = .init(repeating: mean, count: squares.count)
    let even = Self.cost(squares, variances)
    let parts = Self.risen(
      from: mean / 3 / meanShares.replacing(with: 1, where: meanShares .<= 0), squares, shares,
      least: least)
    let others = [1, 2].filter { parts[$0] * meanShares[$0] > Self.leastShare * mean }
    let fitted = shares.map { max((parts * $0).sum(), least) }
    let gain = (even - Self.cost(squares, fitted)) * independent / count
    guard gain > log(max(independent, 2)) / 2 * Double(others.count), !others.isEmpty else {
      return
    }
    values = parts
    found += others
    variances = fitted
  }

  /// Minus the logarithm of the likelihood, but for what is always the same.
  private static func cost(_ squares: [Double], _ variances: [Double]) -> Double {
    zip(squares, variances).reduce(0) { $0 + ($1.0 / $1.1 + log($1.1)) / 2 }
  }

  private static func risen(
    from start: Parts, _ squares: [Double], _ shares: [Parts], least: Double
  ) -> Parts {
    var parts = start
    var last = Double.infinity
    for _ in 0..<mostIterations {
      var (above, below, cost) = (Parts.zero, Parts.zero, 0.0)
      for (square, share) in zip(squares, shares) {
        let variance = max((parts * share).sum(), least)
        above += share * (square / (variance * variance))
        below += share / variance
        cost += (square / variance + log(variance)) / 2
      }
      if last - cost < leastGain { break }
      last = cost
      // Under a root no step goes too far.
      parts *= (above / below.replacing(with: 1, where: below .<= 0)).squareRoot()
      parts[0] = max(parts[0], least)
    }
    return parts
  }
}

/// The weighted least squares of numbers by their shares of some parts.
struct PartEquations {
  private var rows: [VarianceComponents.Parts] = .init(repeating: .zero, count: 3)
  private var right = VarianceComponents.Parts.zero

  mutating func add(_ shares: VarianceComponents.Parts, _ value: Double, weight: Double) {
    let scaled = shares * weight
    for row in 0..<3 { rows[row] += scaled[row] * shares }
    right += scaled * value
  }

  /// With 0 for the parts that are not asked for; nil where the numbers do not decide it.
  func solution(among parts: [Int]) -> VarianceComponents.Parts? {
    let lower = parts.indices.flatMap { row in (0...row).map { rows[parts[row]][parts[$0]] } }
    guard let root = CholeskyFactor(lower, count: parts.count) else { return nil }
    var solution = VarianceComponents.Parts.zero
    for (part, value) in zip(parts, root.solve(parts.map { right[$0] })) { solution[part] = value }
    return solution
  }
}
