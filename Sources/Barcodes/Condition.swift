/// The physical parameters of one frame. The defaults are neutral: they change nothing.
///
/// Lengths on the symbol are in modules, so that a blur means the same at every size; grey levels are 0 to
/// 255; angles are in degrees.
public struct Condition: Sendable, Hashable {
  /// The width of the smallest element of the symbol.
  public var moduleWidthPixels = 2.0
  /// Where the symbol's own top left corner lies within its pixel, 0 to 1.
  public var phaseXPixels = 0.0
  public var phaseYPixels = 0.0
  /// Clockwise on the screen.
  public var rotationDegrees = 0.0
  public var yawDegrees = 0.0
  public var pitchDegrees = 0.0
  public var defocusRadiusModules = 0.0
  /// The standard deviation of the Gaussian point spread.
  public var gaussianBlurModules = 0.0
  public var motionLengthModules = 0.0
  public var motionAngleDegrees = 0.0
  /// The standard deviation of the read noise, in grey levels.
  public var noiseSigma = 0.0
  public var shotNoise = 0.0
  /// The print contrast signal: (ground − bars) / ground, in reflectance.
  public var contrast = 0.9
  /// Exposure gain: 1 brings white paper (reflectance 0.9) to 0.9 of full scale.
  public var brightness = 1.0
  public var illuminationRamp = 0.0
  public var glare = 0.0
  public var printGrowthModules = 0.0
  /// As a fraction of the quiet zone that the symbology's standard demands.
  public var quietZone = 1.0
  public var inverted = false
  /// 0 to 100; nil without JPEG.
  public var jpegQuality: Int?

  public init() {}
}

extension Condition: Codable {
  public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
    case moduleWidthPixels = "module_width_px"
    case phaseXPixels = "phase_x_px"
    case phaseYPixels = "phase_y_px"
    case rotationDegrees = "rotation_deg"
    case yawDegrees = "yaw_deg"
    case pitchDegrees = "pitch_deg"
    case defocusRadiusModules = "defocus_radius_modules"
    case gaussianBlurModules = "gaussian_blur_modules"
    case motionLengthModules = "motion_length_modules"
    case motionAngleDegrees = "motion_angle_deg"
    case noiseSigma = "noise_sigma"
    case shotNoise = "shot_noise"
    case contrast
    case brightness
    case illuminationRamp = "illumination_ramp"
    case glare
    case printGrowthModules = "print_growth_modules"
    case quietZone = "quiet_zone"
    case inverted
    case jpegQuality = "jpeg_quality"
  }

  /// Writes every key, the neutral ones too: `jpeg_quality` as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(moduleWidthPixels, forKey: .moduleWidthPixels)
    try container.encode(phaseXPixels, forKey: .phaseXPixels)
    try container.encode(phaseYPixels, forKey: .phaseYPixels)
    try container.encode(rotationDegrees, forKey: .rotationDegrees)
    try container.encode(yawDegrees, forKey: .yawDegrees)
    try container.encode(pitchDegrees, forKey: .pitchDegrees)
    try container.encode(defocusRadiusModules, forKey: .defocusRadiusModules)
    try container.encode(gaussianBlurModules, forKey: .gaussianBlurModules)
    try container.encode(motionLengthModules, forKey: .motionLengthModules)
    try container.encode(motionAngleDegrees, forKey: .motionAngleDegrees)
    try container.encode(noiseSigma, forKey: .noiseSigma)
    try container.encode(shotNoise, forKey: .shotNoise)
    try container.encode(contrast, forKey: .contrast)
    try container.encode(brightness, forKey: .brightness)
    try container.encode(illuminationRamp, forKey: .illuminationRamp)
    try container.encode(glare, forKey: .glare)
    try container.encode(printGrowthModules, forKey: .printGrowthModules)
    try container.encode(quietZone, forKey: .quietZone)
    try container.encode(inverted, forKey: .inverted)
    try container.encode(jpegQuality, forKey: .jpegQuality)
  }
}
