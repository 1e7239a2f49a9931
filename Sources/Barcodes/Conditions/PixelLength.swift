/// A length of a condition that a suite gives in pixels instead of modules: a lens out of focus blurs by so
/// many pixels, however large the symbol is.
package enum PixelLength: String, CaseIterable, Sendable {
  case defocusRadius = "defocus_radius_px"
  case gaussianBlur = "gaussian_blur_px"
  case motionLength = "motion_length_px"

  package var range: ClosedRange<Double> {
    switch self {
    case .defocusRadius, .gaussianBlur: 0...200
    case .motionLength: 0...1000
    }
  }

  /// The name of the same length in modules.
  package var nameInModules: String { rawValue.replacing("_px", with: "_modules") }

  /// Sets the length, in pixels, of a condition whose module width is known.
  package func set(_ pixels: Double, in condition: inout Condition) {
    let modules = pixels / condition.moduleWidthPixels
    switch self {
    case .defocusRadius: condition.defocusRadiusModules = modules
    case .gaussianBlur: condition.gaussianBlurModules = modules
    case .motionLength: condition.motionLengthModules = modules
    }
  }
}
