import Barcodes
import Foundation
import Photographs

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
        "%@ %.4f ± %.4f, truth %.4f; module %.2f rot %.0f yaw %.0f pitch %.0f growth %.2f contrast %.2f brightness %.2f ramp %.2f noise %.1f g %.2f d %.2f m %.2f@%.0f",
      name, measured, error ?? 0, truth, c.moduleWidthPixels, c.rotationDegrees, c.yawDegrees,
      c.pitchDegrees,
      c.printGrowthModules, c.contrast, c.brightness, c.illuminationRamp, c.noiseSigma,
      c.gaussianBlurModules, c.defocusRadiusModules, c.motionLengthModules, c.motionAngleDegrees)
  }

  /// What is to be within its tolerance in 95 % of the frames.
  static let required = [
    "fits", "module width", "blur", "noise, dark", "noise, light", "corners", "contrast",
  ]

  static func all(of measurement: CodeMeasurement, _ drawn: DrawnFrame) -> [Check] {
    let isFitted = Check(
      "fits", measurement.failed == nil ? 1 : 0, truth: 1, tolerance: 0, drawn.condition)
    guard let errors = measurement.standardErrors, measurement.failed == nil else {
      return [isFitted]
    }
    return [isFitted] + geometry(measurement, drawn, errors) + look(measurement, drawn, errors)
  }

  private static func geometry(
    _ measurement: CodeMeasurement, _ drawn: DrawnFrame, _ errors: [String: Double]
  ) -> [Check] {
    guard let geometry = measurement.geometry, let corners = drawn.corners else { return [] }
    let truth = drawn.condition
    let farthest =
      zip(geometry.corners.corners, corners.corners).map { ($0 - $1).length }.max() ?? 0
    let module = truth.moduleWidthPixels
    return [
      Check(
        "module width", geometry.moduleWidthPixels, truth: module, tolerance: 0.01 * module,
        error: errors["module_width_px"], truth),
      // The farthest of four corners, in two dimensions, lies farther off than one along an axis does.
      Check(
        "corners", farthest, truth: 0, tolerance: 0.3, error: errors["corner_px"].map { 1.6 * $0 },
        truth),
      Check(
        "rotation", remainder(geometry.rotationDegrees - truth.rotationDegrees, 360), truth: 0,
        tolerance: 1, error: errors["rotation_deg"], truth),
      Check(
        "yaw", geometry.yawDegrees, truth: truth.yawDegrees, tolerance: 2, error: errors["yaw_deg"],
        truth),
      Check(
        "pitch", geometry.pitchDegrees, truth: truth.pitchDegrees, tolerance: 2,
        error: errors["pitch_deg"], truth),
    ]
  }

  private static func look(
    _ measurement: CodeMeasurement, _ drawn: DrawnFrame, _ errors: [String: Double]
  ) -> [Check] {
    guard let print = measurement.print, let light = measurement.light,
      let blur = measurement.blur, let noise = measurement.noise
    else { return [] }
    let truth = drawn.condition
    let noiseTolerance = max(0.1, 0.1 * truth.noiseSigma)
    return [
      Check(
        "blur", blur.deviationPixels, truth: drawn.blurDeviation,
        tolerance: max(0.1, 0.1 * drawn.blurDeviation), error: errors["deviation_px"], truth),
      Check(
        "kind of blur", blur.kind == drawn.blurKind ? 1 : 0, truth: 1, tolerance: 0, truth),
      Check(
        "noise, dark", noise.dark, truth: truth.noiseSigma, tolerance: noiseTolerance,
        error: errors["dark_sd"], truth),
      Check(
        "noise, light", noise.light, truth: truth.noiseSigma, tolerance: noiseTolerance,
        error: errors["light_sd"], truth),
      Check(
        "contrast", print.contrast, truth: truth.contrast, tolerance: 0.05 * truth.contrast,
        error: errors["contrast"], truth),
      Check(
        "growth", print.growthModules, truth: truth.printGrowthModules, tolerance: 0.05,
        error: errors["ink_growth_modules"], truth),
      Check(
        "brightness", light.brightness, truth: truth.brightness,
        tolerance: 0.05 * truth.brightness, truth),
    ]
  }
}
