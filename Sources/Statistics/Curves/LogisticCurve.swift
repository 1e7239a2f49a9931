import RealModule

/// A rate of success that rises or falls along an axis, from 0 to short of 1 by a lapse rate: the
/// logistic psychometric function,
///
///     P(success at x) = (1 − lapse) / (1 + exp(−(x − midpoint) / scale)).
///
/// The lapse is the rate of failures that no x mends. Source: F. A. Wichmann and N. J. Hill, "The
/// psychometric function: I. Fitting, sampling, and goodness of fit", Perception & Psychophysics 63,
/// 2001, pp. 1293–1313, equation 1 with a guess rate of 0.
public struct LogisticCurve: Sendable, Hashable {
  /// The x at which half of 1 − lapse succeeds.
  public let midpoint: Double
  /// In units of x; negative if the rate falls as x grows, never 0.
  public let scale: Double
  /// 0 to below 1.
  public let lapse: Double

  /// - Precondition: finite, `scale` is not 0, and `lapse` lies in 0 to below 1.
  public init(midpoint: Double, scale: Double, lapse: Double = 0) {
    precondition(midpoint.isFinite && scale.isFinite && scale != 0, "a curve needs a finite scale")
    precondition((0..<1).contains(lapse), "a lapse lies in 0 to below 1")
    self.midpoint = midpoint
    self.scale = scale
    self.lapse = lapse
  }

  /// The probability of success at `x`, 0 to 1 − lapse.
  public func probability(at x: Double) -> Double {
    (1 - lapse) / (1 + .exp(-(x - midpoint) / scale))
  }

  /// The slope at the midpoint, the steepest, in 1 per unit of x; negative if the rate falls.
  public var slopeAtMidpoint: Double { (1 - lapse) / (4 * scale) }

  /// Returns the x at which this share succeeds; nil if the curve does not reach it.
  ///
  /// - Parameter probability: of success, lapses included.
  public func x(at probability: Double) -> Double? {
    guard probability > 0, probability < 1 - lapse else { return nil }
    return midpoint + scale * .log(probability / (1 - lapse - probability))
  }

  /// The x at which half of all succeed, lapses included; nil if half lapse.
  public var halfPoint: Double? { x(at: 0.5) }
}
