/// Rounds advice to its safe side: distances down, all that is needed up.
extension Double {
  /// The dust of binary fractions, which must not push a number over the next step.
  private static let dust = 1e-9

  /// Rounded to whole pixels, up.
  package var wholePixelsUp: Double { (self * (1 - Self.dust)).rounded(.up) }

  /// Rounded to three significant digits.
  package var threeDigitsDown: Double { (self * (1 + Self.dust)).threeDigits(.down) }

  package var threeDigitsUp: Double { (self * (1 - Self.dust)).threeDigits(.up) }

  private func threeDigits(_ rule: FloatingPointRoundingRule) -> Double {
    guard self > 0, isFinite else { return self }
    var step = 1.0
    while self < 100 * step { step /= 10 }
    while self >= 1000 * step { step *= 10 }
    // Divided by its reciprocal, a step below 1 leaves the decimal nearest.
    return step < 1
      ? (self / step).rounded(rule) / (1 / step).rounded() : (self / step).rounded(rule) * step
  }
}
