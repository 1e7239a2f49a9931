import Barcodes
import Foundation

/// A measure held against its truth.
struct Check: Sendable, CustomStringConvertible {
  let name: String
  let measured: Double
  let truth: Double
  let isMet: Bool
  /// Whether the interval of 95 % holds the truth; nil of what has none.
  let isCovered: Bool?
  let error: Double?
  let condition: Condition

  init(
    _ name: String, _ measured: Double, truth: Double, tolerance: Double, error: Double? = nil,
    _ condition: Condition
  ) {
    self.name = name
    self.measured = measured
    self.truth = truth
    isMet = abs(measured - truth) <= tolerance
    self.error = error
    isCovered = error.map { abs(measured - truth) <= 1.96 * $0 }
    self.condition = condition
  }

  var description: String {
    let c = condition
    return String(
      format:
        "%@ %.4f ± %.4f, truth %.4f; module %.2f rot %.0f yaw %.0f pitch %.0f wrap %.0f growth %.2f contrast %.2f brightness %.2f ramp %.2f noise %.1f g %.2f d %.2f m %.2f@%.0f",
      name, measured, error ?? 0, truth, c.moduleWidthPixels, c.rotationDegrees, c.yawDegrees,
      c.pitchDegrees, c.cylinderWrapDegrees, c.printGrowthModules, c.contrast, c.brightness,
      c.illuminationRamp, c.noiseSigma, c.gaussianBlurModules, c.defocusRadiusModules,
      c.motionLengthModules, c.motionAngleDegrees)
  }
}
