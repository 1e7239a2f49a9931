import Barcodes
import Rendering

/// The noise of a picture, as the residuals of a fit.
struct ResidualNoise {
  /// The standard deviation on ink, in grey levels.
  var dark: Double
  var light: Double
  /// The correlation of neighbours in a row.
  var lagAcross: Double
  var lagDown: Double
  /// The standard error of `dark`.
  var darkError: Double
  var lightError: Double

  init(of fit: AppearanceFit, parameters: Int) {
    let residuals = FitResiduals(fit)
    let variances = residuals.variances(parameters: parameters)
    dark = max(0, variances.dark - GreyImage.roundingVariance).squareRoot()
    light = max(0, variances.light - GreyImage.roundingVariance).squareRoot()
    let (lagX, lagY) = (residuals.lag(across: true), residuals.lag(across: false))
    (lagAcross, lagDown) = (lagX, lagY)
    let inflation = varianceInflation([lagX, lagY])
    func error(_ variance: Double, _ count: Double) -> Double {
      let ofVariance = variance * (2 * inflation / max(count, 1)).squareRoot()
      // Without noise, rounding is no even distribution; what it adds is known to a tenth of itself.
      return deviationError(
        ofVariance: max(variance - GreyImage.roundingVariance, 0),
        error: max(ofVariance, 0.1 * GreyImage.roundingVariance))
    }
    darkError = error(variances.dark, variances.darkCount)
    lightError = error(variances.light, variances.lightCount)
    if variances.dark < RoundedNoise.mostVariance, let noise = residuals.rounded(onDark: true) {
      (dark, darkError) = (noise.deviation, noise.error)
    }
    if variances.light < RoundedNoise.mostVariance, let noise = residuals.rounded(onDark: false) {
      (light, lightError) = (noise.deviation, noise.error)
    }
  }
}

/// Returns the standard error of the root of a variance that may be 0: the larger distance to the roots of
/// the ends of the variance's 95 % interval, divided by 1.96.
func deviationError(ofVariance variance: Double, error: Double) -> Double {
  let root = max(variance, 0).squareRoot()
  let low = max(0, variance - 1.96 * error).squareRoot()
  let high = (max(variance, 0) + 1.96 * error).squareRoot()
  return max(root - low, high - root) / 1.96
}

/// Returns how many times larger the error of a variance is for neighbours that are alike: a variance of n independent numbers has a
/// standard error of √(2/n) of it; of correlated ones that of n (1 − ρ²) / (1 + ρ²) along each axis.
func varianceInflation(_ lags: [Double]) -> Double {
  lags.reduce(1.0) {
    let square = min($1 * $1, 0.9)
    return $0 * (1 + square) / (1 - square)
  }
}
