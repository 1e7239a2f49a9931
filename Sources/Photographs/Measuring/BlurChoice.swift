import Barcodes
import CorpusRendering
import Foundation

/// Tries each shape of blur, from the Gaussian that fits, and keeps the one that fits best.
struct BlurChoice {
  /// Below this variance, in square pixels, shapes look alike.
  static let leastVariance = 0.04
  /// How much better a shape must fit for each parameter that it has more (Schwarz, Annals of Statistics 6, 1978).
  private static func penalty(parameters: Int, pixels: Int) -> Double {
    Double(parameters) * log(Double(max(pixels, 2)))
  }

  /// - Parameter fit: with a Gaussian, at its best.
  /// - Returns: the fit with the shape that is left.
  static func best(from fit: AppearanceFit, iterations: Int) -> AppearanceFit {
    let variance = fit.appearance.spread.variance
    guard variance > leastVariance else { return fit }
    var best = (fit: fit, score: score(fit))
    for start in [PointSpread.disc(variance: variance), motion(for: fit)] {
      var other = fit
      var appearance = fit.appearance
      appearance.spread = start
      other.set(appearance)
      other.refine(iterations: iterations)
      let score = score(other)
      if score < best.score { best = (other, score) }
    }
    return best.fit
  }

  private static func score(_ fit: AppearanceFit) -> Double {
    fit.cost
      + penalty(
        parameters: fit.appearance.spread.parameters.count, pixels: fit.pixels.indices.count)
  }

  /// The direction in which a motion of the same spread fits best as it is.
  private static func motion(for fit: AppearanceFit) -> PointSpread {
    // A Gaussian has its variance along both axes, a motion along one.
    let variance = 2 * fit.appearance.spread.variance
    var best = (spread: fit.appearance.spread, cost: Double.infinity)
    for step in 0..<6 {
      var other = fit
      var appearance = fit.appearance
      appearance.spread = .motion(variance: variance, degrees: Double(step) * 30)
      other.set(appearance)
      if other.cost < best.cost { best = (appearance.spread, other.cost) }
    }
    return best.spread
  }
}
