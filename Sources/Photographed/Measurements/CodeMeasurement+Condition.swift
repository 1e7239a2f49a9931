package import Barcodes
import Rendering

extension CodeMeasurement {
  /// The condition under which a rendered frame looks as the code did: that of a twin. Nil where there is no measurement.
  ///
  /// The module width is the renderer's own measure, so a frame of the same size with the same payload has the symbol at
  /// the same scale and tilt, with the phases that its top left corner had. Where in the frame it lies is the layout's.
  package var condition: Condition? {
    guard let geometry, let print, let light, let blur else { return nil }
    var condition = Condition()
    condition.printGrowthModules = print.inkGrowthModules
    condition.contrast = min(max(print.contrast, 0), 1)
    condition.inverted = print.inverted
    light.set(in: &condition)
    geometry.set(in: &condition)
    if symbology.dimension == .linear { condition.barHeightModules = geometry.barHeight(symbology) }
    blur.set(in: &condition)
    condition.symbol.wideNarrowRatio = symbol?["wide_to_narrow_ratio"]
    condition.srgbCurve = transfer == .srgb
    // The noise is what mosaic, denoising, sharpening and JPEG have left of the sensor's, which none of them is to change again.
    noise?.set(in: &condition, light, transfer ?? .linear)
    edgeDisplacement?.set(in: &condition)
    return condition
  }
}

extension MeasuredGeometry {
  /// Without what guard bars stand out, which a condition does not count.
  fileprivate func barHeight(_ symbology: Symbology) -> Double {
    max(1, symbology.isRetail ? modulesHigh - 5 : modulesHigh)
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

extension MeasuredLight {
  /// The reflectance of white paper, by which `brightness` is counted.
  package static let paper = 0.9

  /// As it is at the symbol: at the middle of a photograph far from it, the ramp that was fitted there may have led to black.
  fileprivate func set(in condition: inout Condition) {
    let symbol = max(light, dark) / Self.paper
    condition.brightness = symbol
    condition.illuminationRamp = min(symbol > 0 ? illuminationRamp * brightness / symbol : 0, 1)
    condition.illuminationRampAngleDegrees = illuminationRampAngleDegrees
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

extension MeasuredEdgeDisplacement {
  fileprivate func set(in condition: inout Condition) {
    condition.edgeDisplacementPixels = min(pixels, 2)
    condition.edgeDisplacementLagAcross = lagAcross
    condition.edgeDisplacementLagAlong = lagAlong
  }
}

extension MeasuredNoise {
  /// Read noise and photon noise of the picture, behind the curve, that have the measured deviations on ink and on ground: σ² + g · level
  /// at both; and how far neighbours share them.
  fileprivate func set(
    in condition: inout Condition, _ light: MeasuredLight, _ curve: TransferCurve
  ) {
    let correlation = min(max((lagX + lagY) / 2, 0), 0.8)
    let levels = (
      dark: min(max(curve.level(ofLight: light.dark), 1), 254),
      light: min(max(curve.level(ofLight: light.light), 1), 254)
    )
    var picture = condition
    picture.srgbCurve = false
    func design(_ deviation: Double, at level: Double) -> Condition? {
      picture.withNoise(
        deviation: (deviation * deviation + GreyImage.roundingVariance).squareRoot(),
        correlation: correlation, atLevel: level)
    }
    guard let onGround = design(lightSd, at: levels.light) else { return }
    let onInk = design(darkSd, at: levels.dark)
    condition.noiseCorrelationPixels = onGround.noiseCorrelationPixels
    condition.noiseAfterCurve = true
    let ground = onGround.noiseSigma * onGround.noiseSigma
    let ink = (onInk?.noiseSigma ?? 0) * (onInk?.noiseSigma ?? 0)
    let variances = Self.parts(ink: ink, ground: ground, levels)
    condition.shotNoise = min(variances.gain, 100)
    condition.noiseSigma = variances.read.squareRoot()
    condition.inkNoiseSigma = variances.inkPart.squareRoot()
  }

  /// The parts of a noise of variance `read` + `gain` · level + `inkPart` · (1 − level / 255) that has the variances wanted on ink and on
  /// ground, as far as no part is below 0: where there is less than photons make on one of them, it is less there than it could be.
  private static func parts(
    ink: Double, ground: Double, _ levels: (dark: Double, light: Double)
  ) -> (read: Double, gain: Double, inkPart: Double) {
    let difference = levels.light - levels.dark
    guard difference > 0 else { return ((ink + ground) / 2, 0, 0) }
    if ground >= ink {
      let gain = min((ground - ink) / difference, ground / levels.light)
      return (max(ground - gain * levels.light, 0), gain, 0)
    }
    let share = 1 - levels.light / 255
    var inkPart = (ink - ground) * 255 / difference
    if share > 0 { inkPart = min(inkPart, ground / share) }
    return (max(ground - inkPart * share, 0), 0, inkPart)
  }
}
