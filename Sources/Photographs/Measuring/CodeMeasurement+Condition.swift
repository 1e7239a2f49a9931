package import Barcodes
import CorpusRendering

extension CodeMeasurement {
  /// The condition under which a rendered frame looks as the code did: that of a twin. Nil where there is no measurement.
  ///
  /// The module width is the renderer's own measure, so a frame of the same size with the same payload has the symbol at
  /// the same scale and tilt, with the phases that its top left corner had. Where in the frame it lies is the layout's.
  package var condition: Condition? {
    guard let geometry, let print, let light, let blur else { return nil }
    var condition = Condition()
    condition.printGrowthModules = print.growthModules
    condition.contrast = min(max(print.contrast, 0), 1)
    condition.inverted = print.inverted
    condition.brightness = light.brightness
    condition.illuminationRamp = min(light.ramp, 1)
    condition.illuminationRampAngleDegrees = light.rampAngleDegrees
    geometry.set(in: &condition)
    if symbology.dimension == .linear { condition.barHeightModules = geometry.barHeight(symbology) }
    blur.set(in: &condition)
    condition.srgbCurve = transfer == .srgb
    condition.wideNarrowRatio = symbol?["wide_to_narrow_ratio"]
    noise?.set(in: &condition, light, transfer ?? .linear)
    condition.jpegQuality = jpegQuality
    // What a camera's mosaic, denoising and sharpening were cannot be told from one code; a profile has its own place for them.
    return condition
  }
}

extension MeasuredGeometry {
  /// Without what guard bars stand out, which a condition does not count.
  fileprivate func barHeight(_ symbology: Symbology) -> Double {
    switch symbology {
    case .ean13, .ean8, .upcA, .upcE: max(1, modulesHigh - 5)
    default: max(1, modulesHigh)
    }
  }

  fileprivate func set(in condition: inout Condition) {
    condition.moduleWidthPixels = moduleWidthPixels
    condition.moduleHeightPixels = moduleHeightPixels
    condition.rotationDegrees = rotationDegrees
    condition.yawDegrees = yawDegrees
    condition.pitchDegrees = pitchDegrees
    condition.focalLengthPixels = focalLengthPixels
    condition.cylinderWrapDegrees = cylinderWrapDegrees
    condition.phaseXPixels = corners.topLeft.x - corners.topLeft.x.rounded(.down)
    condition.phaseYPixels = corners.topLeft.y - corners.topLeft.y.rounded(.down)
  }
}

extension MeasuredBlur {
  fileprivate func set(in condition: inout Condition) {
    switch kind {
    case .none, .gaussian: condition.gaussianBlurModules = sizeModules
    case .disc: condition.defocusRadiusModules = sizeModules
    case .motion:
      condition.motionLengthModules = sizeModules
      condition.motionAngleDegrees = angleDegrees ?? 0
    }
  }
}

extension MeasuredNoise {
  /// Noise that has the measured deviation and correlation in the finished picture: where neighbours are alike, or a curve is applied,
  /// as on the ground.
  fileprivate func set(
    in condition: inout Condition, _ light: MeasuredLight, _ curve: PictureCurve
  ) {
    let correlation = max(0, (lagAcross + lagDown) / 2)
    guard curve != .linear || correlation > Self.noCorrelation else {
      setByLevel(in: &condition, light)
      return
    }
    let ground = max(light.light, 0)
    let rounded = (self.light * self.light + ResidualNoise.roundingVariance).squareRoot()
    let designed = NoiseDesign.condition(
      of: condition, deviation: rounded, correlation: min(correlation, 0.8),
      atLevel: min(max(curve.level(ofLight: ground), 0), 255))
    if let designed {
      condition = designed
    } else {
      condition.noiseSigma = 255 * self.light / curve.slope(atLight: ground)
    }
  }

  /// Of fewer pixels than a small code has, independent noise shows as much.
  private static let noCorrelation = 0.1

  /// Read noise and photon noise that have the measured variances on ink and on ground: σ² + g · level at both levels.
  private func setByLevel(in condition: inout Condition, _ light: MeasuredLight) {
    let (onDark, onLight) = (dark * dark, self.light * self.light)
    let levels = (dark: 255 * max(light.dark, 0), light: 255 * max(light.light, 0))
    let gain = levels.light == levels.dark ? 0 : (onLight - onDark) / (levels.light - levels.dark)
    let readVariance = onDark - gain * levels.dark
    // Noise that falls with the level, or would be below none at black, is shared out evenly.
    guard gain > 0, readVariance >= 0 else {
      condition.noiseSigma = ((onDark + onLight) / 2).squareRoot()
      return
    }
    condition.shotNoise = gain
    condition.noiseSigma = readVariance.squareRoot()
  }
}
