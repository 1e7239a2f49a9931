package import Barcodes

/// The evidence of the profile of a symbol's edges on the curve between light and levels.
package struct MeasuredCurve: Codable, Sendable, Equatable {
  package enum CurveVerdict: String, Codable, Sendable, CaseIterable {
    case linear, srgb, undecided
  }

  /// The Bayesian information criterion of the linear curve less that of sRGB's: above 0, sRGB's fits better.
  @Quantity package var bicLinearMinusSrgb: Double
  package var verdict: CurveVerdict
  /// Light is the level to this power, if to any: 1 is linear, 2.2 about sRGB. Nil where the edges do not tell.
  @Quantity package var power: Double?

  /// Below this difference nothing is decided: above it, evidence is very strong (Kass and Raftery, Journal of the American Statistical
  /// Association 90, 1995).
  package static let leastDifference = 10.0

  package init(bicLinearMinusSrgb: Double, verdict: CurveVerdict, power: Double?) {
    self.bicLinearMinusSrgb = bicLinearMinusSrgb
    self.verdict = verdict
    self.power = power
  }
}
