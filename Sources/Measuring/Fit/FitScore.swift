import Foundation

/// The Bayesian information criterion (Schwarz, Annals of Statistics 6, 1978) of a fit; lower is
/// better. The noise is known up to one factor, and pixels count for less where neighbours are
/// alike. Residuals below a fraction of a level count for nothing, since the model errs by as much
/// and rounding is not noise.
struct FitScore {
  private let pixels: Double
  private let independent: Double
  /// The mean variance of the noise that weights the cost.
  private let variance: Double

  /// The variance that the model itself leaves, in square levels, without that of rounding.
  private static let modelVariance = 0.16

  /// - Parameter inflation: the lesser inflation of two compared fits: the residuals of the worse
  ///   one are alike in neighbours because it is worse.
  init(_ fit: AppearanceFit, inflation: Double) {
    pixels = Double(max(fit.pixels.count, 2))
    independent = max(pixels / inflation, 2)
    variance = (fit.noise.dark + fit.noise.light) / 2
  }

  func value(cost: Double, parameters: Int) -> Double {
    independent * log(variance * cost / pixels + Self.modelVariance)
      + Double(parameters) * log(independent)
  }
}

extension FitResiduals {
  /// The number of pixels that are worth one independent pixel: (1 + ρ) / (1 − ρ) along each axis,
  /// for correlations that fall off as powers of ρ (Bartlett, Nature 176, 1955).
  var inflation: Double {
    [true, false].reduce(1.0) { product, across in
      let lag = min(max(lag(across: across), 0), 0.95)
      return product * (1 + lag) / (1 - lag)
    }
  }
}
