import Barcodes
import Foundation
import Photographed

extension Check {
  static func all(of measurement: CodeMeasurement, _ drawn: DrawnFrame) -> [Check] {
    let isFitted = Check(
      "fits", measurement.failed == nil ? 1 : 0, truth: 1, tolerance: 0, drawn.condition)
    guard let errors = measurement.standardErrors, measurement.failed == nil else {
      return [isFitted]
    }
    let curve = curve(measurement, drawn, errors)
    // Under another curve light and noise are others.
    guard drawn.kind != .mistaken else { return [isFitted] + curve }
    return [isFitted] + geometry(measurement, drawn, errors) + look(measurement, drawn, errors)
      + noise(measurement, drawn, errors) + curve
  }

  private static func geometry(
    _ measurement: CodeMeasurement, _ drawn: DrawnFrame, _ errors: [String: Double]
  ) -> [Check] {
    guard let geometry = measurement.geometry, let corners = drawn.corners else { return [] }
    let truth = drawn.condition
    let farthest =
      zip(geometry.corners.corners, corners.corners).map { ($0 - $1).length }.max() ?? 0
    let module = truth.moduleWidthPixels
    let wrap = (measured: geometry.cylinderWrapDegrees, truth: truth.cylinderWrapDegrees)
    return [
      Check(
        "flat or curved", wrap.measured > 0 ? 1 : 0, truth: wrap.truth > 0 ? 1 : 0, tolerance: 0,
        truth)
    ]
      + (wrap.truth > 0
        ? [
          Check(
            "wrap", wrap.measured, truth: wrap.truth, tolerance: 3,
            error: errors["cylinder_wrap_deg"], truth)
        ] : []) + [
        Check(
          "module width", geometry.moduleWidthPixels, truth: module, tolerance: 0.01 * module,
          error: errors["module_width_px"], truth),
        // The farthest of four corners, in two dimensions, lies farther off than one along an axis does.
        Check(
          "corners", farthest, truth: 0, tolerance: 0.3,
          error: errors["corner_px"].map { 1.6 * $0 },
          truth),
        Check(
          "rotation", remainder(geometry.rotationDegrees - truth.rotationDegrees, 360), truth: 0,
          tolerance: 1, error: errors["rotation_deg"], truth),
        Check(
          "yaw", geometry.yawDegrees, truth: truth.yawDegrees, tolerance: 2,
          error: errors["yaw_deg"],
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
      let blur = measurement.blur
    else { return [] }
    let truth = drawn.condition
    return [
      Check(
        "blur", blur.deviationPixels, truth: drawn.blurDeviation,
        tolerance: max(0.1, 0.1 * drawn.blurDeviation), error: errors["deviation_px"], truth),
      Check(
        "kind of blur", blur.kind == drawn.blurKind ? 1 : 0, truth: 1, tolerance: 0, truth),
      Check(
        "contrast", print.contrast, truth: truth.contrast, tolerance: 0.05 * truth.contrast,
        error: errors["contrast"], truth),
      Check(
        "growth", print.inkGrowthModules, truth: truth.printGrowthModules, tolerance: 0.05,
        error: errors["ink_growth_modules"], truth),
      Check(
        "brightness", light.brightness, truth: truth.brightness,
        tolerance: 0.05 * truth.brightness, truth),
    ]
  }

  private static func noise(
    _ measurement: CodeMeasurement, _ drawn: DrawnFrame, _ errors: [String: Double]
  ) -> [Check] {
    guard let noise = measurement.noise else { return [] }
    return [("noise, dark", noise.darkSd, "dark_sd"), ("noise, light", noise.lightSd, "light_sd")]
      .compactMap { name, measured, error in
        drawn.levelNoise(onDark: error == "dark_sd").map { truth in
          Check(
            name, measured, truth: truth, tolerance: max(0.1, 0.1 * truth), error: errors[error],
            drawn.condition)
        }
      }
  }

  private static func curve(
    _ measurement: CodeMeasurement, _ drawn: DrawnFrame, _ errors: [String: Double]
  ) -> [Check] {
    guard let evidence = measurement.transferEvidence else { return [] }
    let truth: MeasuredCurve.CurveVerdict = drawn.condition.srgbCurve ? .srgb : .linear
    let isDecided = evidence.verdict != .undecided
    return [
      Check("curve is decided", isDecided ? 1 : 0, truth: 1, tolerance: 0, drawn.condition)
    ]
      + (isDecided
        ? [
          Check(
            "curve, where decided", evidence.bicLinearMinusSrgb,
            truth: evidence.verdict == truth
              ? evidence.bicLinearMinusSrgb : -evidence.bicLinearMinusSrgb,
            tolerance: 0, drawn.condition)
        ] : [])
  }
}
