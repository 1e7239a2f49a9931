import Foundation

/// The Bayesian information criterion (Schwarz, Annals of Statistics 6, 1978) of a fit, the less the better: with noise that is known but
/// for one factor, and pixels that count for fewer where neighbours are alike.
///
/// Rounding is no noise, and the model is a share of a level off itself: what lies below that speaks for nothing.
struct FitScore {
  /// How many pixels there are, and as how many they count.
  private let pixels: Double
  private let independent: Double
  /// The mean variance of the noise by which the cost is weighted.
  private let variance: Double

  /// In square levels, without what rounding leaves.
  private static let modelVariance = 0.16

  /// - Parameter inflation: of whichever of two fits has less of it: what is left of the worse one is alike in neighbours because it is
  ///   worse.
  init(_ fit: AppearanceFit, inflation: Double) {
    pixels = Double(max(fit.pixels.indices.count, 2))
    independent = max(pixels / inflation, 2)
    variance = (fit.noise.dark + fit.noise.light) / 2
  }

  func value(cost: Double, parameters: Int) -> Double {
    independent * log(variance * cost / pixels + Self.modelVariance)
      + Double(parameters) * log(independent)
  }
}

extension FitResiduals {
  /// How many pixels say as little as one that is alike to no other: (1 + ρ) / (1 − ρ) along each axis, for correlations that fall off by
  /// powers of ρ (Bartlett, Nature 176, 1955).
  var inflation: Double {
    [true, false].reduce(1.0) { product, across in
      let lag = min(max(lag(across: across), 0), 0.95)
      return product * (1 + lag) / (1 - lag)
    }
  }
}
