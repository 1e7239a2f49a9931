/// Student's t distribution.
///
/// Source: as incomplete beta functions, 26.7.1 in M. Abramowitz and I. A. Stegun, Handbook of
/// Mathematical Functions, 1964. The relative error of both tails and of the quantiles is below
/// 1e-9 for up to 1e5 degrees of freedom.
public struct StudentDistribution: Sendable, Hashable {
  public let degreesOfFreedom: Double

  /// - Precondition: `degreesOfFreedom` is positive and finite; it need not be whole.
  public init(degreesOfFreedom: Double) {
    precondition(
      degreesOfFreedom > 0 && degreesOfFreedom.isFinite, "degrees of freedom must be positive")
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// P(T ≤ `t`).
  public func cumulativeProbability(of t: Double) -> Double {
    t < 0 ? upperTail(-t) : 1 - upperTail(t)
  }

  /// P(T ≥ `t`) for `t` of at least 0.
  private func upperTail(_ t: Double) -> Double {
    if t.isInfinite { return 0 }
    let square = t * t
    // Either of two mirrored forms; the one whose argument keeps its digits.
    if square < degreesOfFreedom {
      return BetaDistribution(a: 0.5, b: degreesOfFreedom / 2)
        .exceedanceProbability(of: square / (degreesOfFreedom + square)) / 2
    }
    return BetaDistribution(a: degreesOfFreedom / 2, b: 0.5)
      .cumulativeProbability(of: degreesOfFreedom / (degreesOfFreedom + square)) / 2
  }

  /// Returns the t with P(T ≤ t) = `probability`; infinite at 0 and 1.
  ///
  /// - Parameter probability: 0 to 1.
  public func quantile(_ probability: Double) -> Double {
    precondition((0...1).contains(probability), "a probability lies in 0 to 1")
    return probability < 0.5
      ? -upperQuantile(tail: probability) : upperQuantile(tail: 1 - probability)
  }

  /// Returns the t of at least 0 that is exceeded with probability `tail`, 0 to 1/2.
  private func upperQuantile(tail: Double) -> Double {
    if tail == 0 { return .infinity }
    // As above: 1 − 2 tail loses the digits of a small tail, x near 1 those of a small t.
    if tail > 1e-3 {
      let x = BetaDistribution(a: 0.5, b: degreesOfFreedom / 2).quantile(1 - 2 * tail)
      return (degreesOfFreedom * x / (1 - x)).squareRoot()
    }
    let x = BetaDistribution(a: degreesOfFreedom / 2, b: 0.5).quantile(2 * tail)
    return (degreesOfFreedom * (1 - x) / x).squareRoot()
  }
}
