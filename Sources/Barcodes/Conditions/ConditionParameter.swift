/// One parameter of a condition: its name in suites and manifests, the values that make sense, where a `Condition` keeps
/// it, and how reports speak of it. Its neutral value is that of a new `Condition`.
public struct ConditionParameter: Sendable {
  /// The type of the parameter's value, and where a `Condition` stores it.
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
  /// The accepted values of numbers and counts.
  public let range: ClosedRange<Double>
  public let storage: Storage
  public let text: AxisText
  /// Those whose frames it changes; nil for all.
  public let symbologies: [Symbology]?

  init(
    _ name: String, _ storage: Storage, _ range: ClosedRange<Double>,
    _ family: AxisFamily, of symbologies: [Symbology]? = nil, words: String? = nil,
    label: String? = nil
  ) {
    self.name = name
    self.storage = storage
    self.range = range
    self.symbologies = symbologies
    text = AxisText(family, words: words, label: label)
  }

  /// The width of a module, in pixels, where it faces the camera.
  public static let moduleWidthName = "module_width_px"

  /// Every parameter, in the order of `Condition`.
  public static let all = print + symbol + light + geometry + lens + sensor

  static let print: [ConditionParameter] = [
    .init("print_growth_modules", .number(\.printGrowthModules), -0.6...0.6, .print),
    .init("print_raggedness_modules", .number(\.printRaggednessModules), 0...0.3, .print),
    .init(
      "contrast", .number(\.contrast), 0...1, .print, words: "print contrast",
      label: "print contrast signal, 0 to 1"),
    .init(
      "inverted", .flag(\.inverted), 0...1, .print, words: "inversion",
      label: "light bars on dark ground"),
    .init("bar_colour", .optionalColour(\.barColour), 0...1, .other),
    .init("ground_colour", .optionalColour(\.groundColour), 0...1, .other),
    .init(
      "quiet_zone", .number(\.quietZone), 0...10, .print,
      label: "quiet zone, 1 for the standard's least"),
    .init("scratches_percent", .number(\.scratchesPercent), 0...30, .print),
    .init("blots_percent", .number(\.blotsPercent), 0...30, .print),
    .init("missing_corner_percent", .number(\.missingCornerPercent), 0...50, .print),
    .init("human_readable", .flag(\.humanReadable), 0...1, .print, words: "writing under the code"),
    .init("bar_height_modules", .optionalNumber(\.barHeightModules), 1...1000, .print),
  ]

  static let light: [ConditionParameter] = [
    .init(
      "brightness", .number(\.brightness), 0...10, .light, words: "exposure",
      label: "exposure gain, 1 for white paper at 90 %"),
    .init(
      "illumination_ramp", .number(\.illuminationRamp), 0...1, .light,
      label: "illumination ramp, 0 to 1"),
    .init(
      "illumination_ramp_angle_deg", .number(\.illuminationRampAngleDegrees), -360...360, .light),
    .init("glare", .number(\.glare), 0...10, .light, label: "glare in full scales"),
    .init("glare_radius", .number(\.glareRadius), 0.01...2, .light),
    .init("glare_x", .number(\.glareX), -1...2, .light),
    .init("glare_y", .number(\.glareY), -1...2, .light),
    .init(
      "vignetting", .number(\.vignetting), 0...0.95, .light,
      label: "vignetting, light lost in the corners, 0 to 1"),
    .init(
      "banding", .number(\.banding), 0...1, .light, words: "flicker",
      label: "bands of flickering light, 0 to 1"),
    .init("banding_cycles", .number(\.bandingCycles), 0...100, .light),
    .init("banding_phase_deg", .number(\.bandingPhaseDegrees), -360...360, .light),
  ]

  static let geometry: [ConditionParameter] = [
    .init(moduleWidthName, .number(\.moduleWidthPixels), 0.1...200, .width),
    .init("module_height_px", .optionalNumber(\.moduleHeightPixels), 0.1...200, .geometry),
    .init("phase_x_px", .number(\.phaseXPixels), 0...1, .geometry),
    .init("phase_y_px", .number(\.phaseYPixels), 0...1, .geometry),
    .init("rotation_deg", .number(\.rotationDegrees), -360...360, .rotation, words: "rotation"),
    .init(
      "yaw_deg", .number(\.yawDegrees), -80...80, .tilt,
      label: "yaw in degrees, above 0 the right side is farther"),
    .init(
      "pitch_deg", .number(\.pitchDegrees), -80...80, .tilt,
      label: "pitch in degrees, above 0 the top is farther"),
    .init("focal_length_px", .number(\.focalLengthPixels), 50...1e6, .tilt),
    .init("cylinder_wrap_deg", .number(\.cylinderWrapDegrees), 0...170, .geometry),
    .init("code_count", .count(\.codeCount), 0...64, .geometry, words: "number of codes"),
    .init("position_x", .number(\.positionX), -1...2, .geometry),
    .init("position_y", .number(\.positionY), -1...2, .geometry),
    .init(
      "clutter", .number(\.clutter), 0...1, .geometry, words: "clutter around the code",
      label: "contrast of the surroundings, 0 to 1"),
  ]

  static let lens: [ConditionParameter] = [
    .init("defocus_radius_modules", .number(\.defocusRadiusModules), 0...20, .blur),
    .init(
      "gaussian_blur_modules", .number(\.gaussianBlurModules), 0...20, .blur,
      words: "Gaussian blur", label: "Gaussian blur σ in modules"),
    .init("motion_length_modules", .number(\.motionLengthModules), 0...60, .blur),
    .init("motion_angle_deg", .number(\.motionAngleDegrees), -360...360, .blur),
  ]

  static let sensor: [ConditionParameter] = [
    .init(
      "noise_sigma", .number(\.noiseSigma), 0...255, .noise, words: "read noise",
      label: "read noise σ in grey levels"),
    .init(
      "shot_noise", .number(\.shotNoise), 0...100, .noise, words: "photon noise",
      label: "photon noise, variance for each grey level"),
    .init(
      "noise_correlation_px", .number(\.noiseCorrelationPixels), 0...5, .noise,
      words: "noise correlation", label: "noise correlation, Gaussian σ in px"),
    .init(
      "bayer_mosaic", .flag(\.bayerMosaic), 0...1, .sensor, words: "Bayer mosaic",
      label: "Bayer mosaic"),
    .init(
      "gradient_demosaicing", .flag(\.gradientDemosaicing), 0...1, .sensor,
      words: "gradient-corrected demosaicing", label: "gradient-corrected demosaicing"),
    .init(
      "denoising", .number(\.denoising), 0...10, .sensor,
      label: "denoising, range σ in deviations of the noise"),
    .init(
      "denoising_radius_px", .number(\.denoisingRadiusPixels), 0.3...5, .sensor,
      label: "denoising, spatial σ in px"),
    .init(
      "sharpening", .number(\.sharpening), 0...5, .sensor, label: "sharpening, times the detail"),
    .init(
      "sharpening_radius_px", .number(\.sharpeningRadiusPixels), 0.3...5, .sensor,
      label: "sharpening, Gaussian σ in px"),
    .init(
      "srgb_curve", .flag(\.srgbCurve), 0...1, .sensor, words: "sRGB curve",
      label: "transfer curve of sRGB"),
    .init(
      "noise_after_curve", .flag(\.noiseAfterCurve), 0...1, .noise, words: "noise after the curve",
      label: "noise after the curve"),
    .init(
      "ink_noise_sigma", .number(\.inkNoiseSigma), 0...255, .noise, words: "noise of ink",
      label: "noise at black behind the curve, σ in grey levels"),
    .init(
      "edge_displacement_px", .number(\.edgeDisplacementPixels), 0...2, .noise,
      words: "displaced edges", label: "displacement of edges, σ in px"),
    .init("edge_displacement_lag_across", .number(\.edgeDisplacementLagAcross), 0...0.999, .noise),
    .init("edge_displacement_lag_along", .number(\.edgeDisplacementLagAlong), 0...0.999, .noise),
    .init("digital_zoom", .number(\.digitalZoom), 1...10, .sensor, label: "digital zoom, times"),
    .init(
      "jpeg_quality", .optionalCount(\.jpegQuality), 1...100, .sensor, words: "JPEG quality",
      label: "JPEG quality, 1 to 100"),
  ]
}
