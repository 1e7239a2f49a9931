/// Rounds advice to its safe side: distances down, all that is needed up.
package enum AdviceRounding {
  /// The dust of binary fractions, which must not push a number over the next step.
  private static let dust = 1e-9

  /// To whole pixels, up.
  package static func pixels(_ pixels: Double) -> Double { (pixels * (1 - dust)).rounded(.up) }

  /// To three significant digits.
  package static func down(_ value: Double) -> Double { rounded(value * (1 + dust), .down) }
  package static func up(_ value: Double) -> Double { rounded(value * (1 - dust), .up) }

  private static func rounded(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard value > 0, value.isFinite else { return value }
    var step = 1.0
    while value < 100 * step { step /= 10 }
    while value >= 1000 * step { step *= 10 }
    // Divided by its reciprocal, a step below 1 leaves the decimal nearest.
    return step < 1
      ? (value / step).rounded(rule) / (1 / step).rounded() : (value / step).rounded(rule) * step
  }
}
