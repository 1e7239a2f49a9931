import Foundation

extension AppearanceFit {
  /// The variance that the model itself leaves, in square levels, without that of rounding.
  private static let modelVariance = 0.16

  /// Returns the Bayesian information criterion (Schwarz, Annals of Statistics 6, 1978) of a fit to the same pixels and noise; lower is
  /// better. The noise is known up to one factor, and pixels count for less where neighbours are alike. Residuals below a fraction of a
  /// level count for nothing, since the model errs by as much and rounding is not noise.
  ///
  /// - Parameter inflation: the lesser inflation of two compared fits: the residuals of the worse
  ///   one are alike in neighbours because it is worse.
  func score(ofCost cost: Double, parameters: Int, inflation: Double) -> Double {
    let count = Double(max(pixels.count, 2))
    let independent = max(count / inflation, 2)
    // That of the noise that weights the cost.
    let variance = (noise.dark + noise.light) / 2
    return independent * log(variance * cost / count + Self.modelVariance)
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
