import Photographed
import Rendering

extension MeasuredCurve {
  /// The most pixels used to tell the curve; of larger symbols a part is enough.
  static let mostPixels = 16_000

  /// Returns the evidence of edges' profiles on the curve between light and levels, and the standard error of the power: blur and pixels
  /// mix light, and the levels of the mixtures depend on the curve.
  ///
  /// Compares `fit`, the best one under a curve, with the best of `shapes` under the other.
  static func evidence(
    from fit: AppearanceFit, among shapes: Set<MeasuredBlur.BlurKind>
  ) -> (curve: MeasuredCurve, powerError: Double?) {
    let isLinear = fit.curve == .known(.linear)
    let other = refined(fit, under: isLinear ? .srgb : .linear, among: shapes)
    let (linear, srgb) = isLinear ? (fit, other) : (other, fit)
    let inflation = min(FitResiduals(linear).inflation, FitResiduals(srgb).inflation)
    func score(_ fit: AppearanceFit) -> Double {
      fit.score(ofCost: fit.cost, parameters: fit.parameterCount, inflation: inflation)
    }
    let difference = score(linear) - score(srgb)
    guard abs(difference) >= leastDifference else {
      return (MeasuredCurve(bicLinearMinusSrgb: difference, verdict: .undecided, power: nil), nil)
    }
    let isSRGB = difference > 0
    let power =
      isSRGB
      ? power(from: srgb, near: 2.2, inflation) : power(from: linear, near: 1, inflation)
    return (
      MeasuredCurve(
        bicLinearMinusSrgb: difference, verdict: isSRGB ? .srgb : .linear, power: power?.value),
      power?.error
    )
  }

  private static func refined(
    _ fit: AppearanceFit, under curve: TransferCurve, among shapes: Set<MeasuredBlur.BlurKind>
  ) -> AppearanceFit {
    var other = fit
    other.take(.known(curve))
    var appearance = other.appearance
    // A Gaussian has its variance along both axes.
    if case .motion(let variance, _) = appearance.spread {
      appearance.spread = .gaussian(variance: variance / 2)
    } else {
      appearance.spread = .gaussian(variance: appearance.spread.variance)
    }
    other.setOnSamePixels(appearance)
    other.refine(iterations: 4, tolerance: 0.05)
    other = other.withShapes(shapes, iterations: 4)[0].fit
    other.refine(iterations: 6, tolerance: 0.05)
    return other
  }

  private static func power(
    from fit: AppearanceFit, near power: Double, _ inflation: Double
  ) -> (value: Double, error: Double)? {
    var fit = fit
    fit.take(.power(power))
    fit.setOnSamePixels(fit.appearance)
    fit.parts.append(.power)
    fit.refine(iterations: 8, tolerance: 0.05)
    guard case .power(let value) = fit.curve, let covariance = fit.covariance() else { return nil }
    let variance = max(covariance[covariance.count - 1, covariance.count - 1], 0)
    // In units of what is left, which is more than noise where the model is wrong.
    let left = max(fit.cost / Double(max(fit.pixels.count, 1)), 1)
    return (value, (variance * inflation * left).squareRoot())
  }
}
