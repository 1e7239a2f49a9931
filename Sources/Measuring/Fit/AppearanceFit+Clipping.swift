import Foundation

/// Estimates of what black and full scale hide: a pixel at 0 or 255 may have had any level beyond.
///
/// The clipped level is replaced by the mean, beyond the clip, of a normal variable about the
/// modelled level. With it the fit converges to the likeliest parameters of clipped data (Tobin,
/// Econometrica 26, 1958, by the EM algorithm).
extension AppearanceFit {
  /// Returns the level, or its expectation if it is clipped; `variance` is in square grey levels.
  static func expectation(ofClipped level: Double, modelled: Double, variance: Double) -> Double {
    tail(of: level, modelled: modelled, variance: variance)?.mean ?? level
  }

  /// Returns the expected square of the level's distance from the modelled one.
  static func expectedSquare(ofClipped level: Double, modelled: Double, variance: Double) -> Double
  {
    tail(of: level, modelled: modelled, variance: variance)?.square
      ?? (level - modelled) * (level - modelled)
  }

  private static func tail(of level: Double, modelled: Double, variance: Double) -> (
    mean: Double, square: Double
  )? {
    guard level <= 0 || level >= 255 else { return nil }
    let sigma = variance.squareRoot()
    // In standard deviations beyond the clip, counted outwards.
    let direction = level <= 0 ? -1.0 : 1
    let clip = level <= 0 ? 0.5 : 254.5
    let start = direction * (clip - modelled) / sigma
    // Further out the normal tail is as thin as the distance to its edge says.
    let ratio = start > 8 ? start + 1 / start : density(start) / upperTail(start)
    return (modelled + direction * sigma * ratio, variance * max(0, 1 + start * ratio))
  }

  private static func density(_ x: Double) -> Double { exp(-x * x / 2) / (2 * .pi).squareRoot() }

  private static func upperTail(_ x: Double) -> Double { erfc(x / 2.0.squareRoot()) / 2 }
}
