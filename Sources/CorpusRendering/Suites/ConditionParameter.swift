import Barcodes

/// A condition that a suite can set, with its unit in its name.
///
/// The other keys of `Condition` stand at their neutral values; a suite that sets one of them is refused.
package enum ConditionParameter: String, CaseIterable, Sendable {
  case moduleWidthPixels = "module_width_px"
  case phaseXPixels = "phase_x_px"
  case phaseYPixels = "phase_y_px"
  case rotationDegrees = "rotation_deg"
  case gaussianBlurModules = "gaussian_blur_modules"
  case noiseSigma = "noise_sigma"
  case contrast
  case brightness

  /// The values that make sense.
  var range: ClosedRange<Double> {
    switch self {
    case .moduleWidthPixels: 0.1...200
    case .phaseXPixels, .phaseYPixels: 0...1
    case .rotationDegrees: -360...360
    case .gaussianBlurModules: 0...20
    case .noiseSigma: 0...255
    case .contrast: 0...1
    case .brightness: 0...10
    }
  }

  func set(_ value: Double, in condition: inout Condition) {
    switch self {
    case .moduleWidthPixels: condition.moduleWidthPixels = value
    case .phaseXPixels: condition.phaseXPixels = value
    case .phaseYPixels: condition.phaseYPixels = value
    case .rotationDegrees: condition.rotationDegrees = value
    case .gaussianBlurModules: condition.gaussianBlurModules = value
    case .noiseSigma: condition.noiseSigma = value
    case .contrast: condition.contrast = value
    case .brightness: condition.brightness = value
    }
  }
}
