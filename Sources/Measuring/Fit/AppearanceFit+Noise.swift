extension AppearanceFit {
  /// Adopts the noise that the residuals show, and the pixels that the projection now covers.
  mutating func adoptNoise() {
    takeResidualNoise()
    if pixels.contains(where: { picture.levels[$0] <= 0 || picture.levels[$0] >= 255 }) {
      adoptClippedNoise()
    }
    set(appearance)
  }

  private mutating func takeResidualNoise() {
    let variances = FitResiduals(self).variances(parameters: parameterCount)
    noise = (variances.dark, variances.light)
  }

  /// Adopts the noise of a clipped picture. What clipping hides depends on the noise itself, which
  /// approaches its limit by a constant ratio: two steps are enough to extrapolate it (Aitken,
  /// Proceedings of the Royal Society of Edinburgh 46, 1926).
  private mutating func adoptClippedNoise() {
    func end(_ first: Double, _ second: Double, _ third: Double) -> Double {
      let share = second == first ? 0 : (third - second) / (second - first)
      guard share > 0, share < 0.98 else { return third }
      return max(third + share / (1 - share) * (third - second), 0.2 * third)
    }
    for _ in 0..<5 {
      let first = noise
      takeResidualNoise()
      let second = noise
      takeResidualNoise()
      noise = (
        end(first.dark, second.dark, noise.dark), end(first.light, second.light, noise.light)
      )
      if abs(noise.dark - first.dark) < 0.002 * first.dark,
        abs(noise.light - first.light) < 0.002 * first.light
      {
        return
      }
    }
  }

  var parameterCount: Int {
    parts.reduce(0) { $0 + count(of: $1) }
  }
}
