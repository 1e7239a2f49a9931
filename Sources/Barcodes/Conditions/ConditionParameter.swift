/// One parameter of a condition: its name in suites and manifests, the values that make sense, and where a
/// `Condition` keeps it.
public struct ConditionParameter: Sendable {
  /// How the parameter is stored.
  public enum Storage: Sendable {
    case number(any WritableKeyPath<Condition, Double> & Sendable)
    /// Null where the parameter follows from something else.
    case optionalNumber(any WritableKeyPath<Condition, Double?> & Sendable)
    case count(any WritableKeyPath<Condition, Int> & Sendable)
    case optionalCount(any WritableKeyPath<Condition, Int?> & Sendable)
    case flag(any WritableKeyPath<Condition, Bool> & Sendable)
    case optionalColour(any WritableKeyPath<Condition, Colour?> & Sendable)
  }

  /// With its unit, as in `defocus_radius_modules`.
  public let name: String
  /// Of numbers and counts.
  public let range: ClosedRange<Double>
  public let storage: Storage

  private init(_ name: String, _ storage: Storage, _ range: ClosedRange<Double> = 0...1) {
    self.name = name
    self.storage = storage
    self.range = range
  }

  /// Every parameter, in the order of `Condition`.
  public static let all = print + light + geometry + lens + sensor

  static let print: [ConditionParameter] = [
    .init("print_growth_modules", .number(\.printGrowthModules), -0.6...0.6),
    .init("contrast", .number(\.contrast), 0...1),
    .init("inverted", .flag(\.inverted)),
    .init("bar_colour", .optionalColour(\.barColour)),
    .init("ground_colour", .optionalColour(\.groundColour)),
    .init("quiet_zone", .number(\.quietZone), 0...10),
    .init("scratches_percent", .number(\.scratchesPercent), 0...30),
    .init("blots_percent", .number(\.blotsPercent), 0...30),
    .init("missing_corner_percent", .number(\.missingCornerPercent), 0...50),
    .init("human_readable", .flag(\.humanReadable)),
    .init("bar_height_modules", .optionalNumber(\.barHeightModules), 1...1000),
  ]

  static let light: [ConditionParameter] = [
    .init("brightness", .number(\.brightness), 0...10),
    .init("illumination_ramp", .number(\.illuminationRamp), 0...1),
    .init("illumination_ramp_angle_deg", .number(\.illuminationRampAngleDegrees), -360...360),
    .init("glare", .number(\.glare), 0...10),
    .init("glare_radius", .number(\.glareRadius), 0.01...2),
    .init("glare_x", .number(\.glareX), -1...2),
    .init("glare_y", .number(\.glareY), -1...2),
    .init("vignetting", .number(\.vignetting), 0...0.95),
  ]

  static let geometry: [ConditionParameter] = [
    .init("module_width_px", .number(\.moduleWidthPixels), 0.1...200),
    .init("module_height_px", .optionalNumber(\.moduleHeightPixels), 0.1...200),
    .init("phase_x_px", .number(\.phaseXPixels), 0...1),
    .init("phase_y_px", .number(\.phaseYPixels), 0...1),
    .init("rotation_deg", .number(\.rotationDegrees), -360...360),
    .init("yaw_deg", .number(\.yawDegrees), -80...80),
    .init("pitch_deg", .number(\.pitchDegrees), -80...80),
    .init("focal_length_px", .number(\.focalLengthPixels), 50...1e6),
    .init("cylinder_wrap_deg", .number(\.cylinderWrapDegrees), 0...170),
    .init("code_count", .count(\.codeCount), 0...64),
    .init("position_x", .number(\.positionX), -1...2),
    .init("position_y", .number(\.positionY), -1...2),
    .init("clutter", .number(\.clutter), 0...1),
  ]

  static let lens: [ConditionParameter] = [
    .init("defocus_radius_modules", .number(\.defocusRadiusModules), 0...20),
    .init("gaussian_blur_modules", .number(\.gaussianBlurModules), 0...20),
    .init("motion_length_modules", .number(\.motionLengthModules), 0...60),
    .init("motion_angle_deg", .number(\.motionAngleDegrees), -360...360),
  ]

  static let sensor: [ConditionParameter] = [
    .init("noise_sigma", .number(\.noiseSigma), 0...255),
    .init("shot_noise", .number(\.shotNoise), 0...100),
    .init("digital_zoom", .number(\.digitalZoom), 1...10),
    .init("jpeg_quality", .optionalCount(\.jpegQuality), 1...100),
  ]
}
