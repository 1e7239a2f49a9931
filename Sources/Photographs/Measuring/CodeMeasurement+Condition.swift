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
    light.set(in: &condition)
    geometry.set(in: &condition)
    if symbology.dimension == .linear { condition.barHeightModules = geometry.barHeight(symbology) }
    blur.set(in: &condition)
    condition.symbol.wideNarrowRatio = symbol?["wide_to_narrow_ratio"]
    condition.srgbCurve = transfer == .srgb
    // The noise is what mosaic, denoising, sharpening and JPEG have left of the sensor's, which none of them is to change again.
    noise?.set(in: &condition, light, transfer ?? .linear)
    edgeNoise?.set(in: &condition)
    // Bars that are displaced are so as a whole, as far as photographs show.
    if symbology.dimension != .linear {
      condition.printRaggednessModules =
        edgeNoise?.raggednessModules(geometry.moduleWidthPixels) ?? 0
    }
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

extension MeasuredLight {
  /// As it is at the symbol: at the middle of a photograph far from it, the ramp that was fitted there may have led to black.
  fileprivate func set(in condition: inout Condition) {
    let symbol = max(light, dark) / Self.paper
    condition.brightness = symbol
    condition.illuminationRamp = min(symbol > 0 ? ramp * brightness / symbol : 0, 1)
    condition.illuminationRampAngleDegrees = rampAngleDegrees
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

extension MeasuredEdgeNoise {
  /// What displaces edges is put down to the print, though the fit's own errors and the lens's distortion are in it.
  fileprivate func raggednessModules(_ moduleWidth: Double) -> Double {
    min((displacementPixels ?? 0) / moduleWidth, 0.3)
  }

  fileprivate func set(in condition: inout Condition) {
    condition.edgeNoiseSigma = min(deviation, 100)
    condition.edgeNoiseLagAcross = lagAcross
    condition.edgeNoiseLagAlong = lagAlong
  }
}

extension MeasuredNoise {
  /// Read noise and photon noise in the light, before the curve, that have the measured deviations on ink and on ground: σ² + g · level
  /// at both; and how far neighbours share them.
  fileprivate func set(
    in condition: inout Condition, _ light: MeasuredLight, _ curve: TransferCurve
  ) {
    let correlation = min(max((lagAcross + lagDown) / 2, 0), 0.8)
    func design(_ deviation: Double, at light: Double) -> Condition? {
      NoiseDesign.condition(
        of: condition,
        deviation: (deviation * deviation + ResidualNoise.roundingVariance).squareRoot(),
        correlation: correlation,
        atLevel: min(max(curve.level(ofLight: light), 1), 254))
    }
    guard let onGround = design(self.light, at: light.light) else { return }
    let onInk = design(dark, at: light.dark)
    condition.noiseCorrelationPixels = onGround.noiseCorrelationPixels
    let ground = onGround.noiseSigma * onGround.noiseSigma
    let ink = (onInk?.noiseSigma ?? 0) * (onInk?.noiseSigma ?? 0)
    let levels = (dark: 255 * max(light.dark, 0), light: 255 * max(light.light, 0))
    let variances = LightNoise(ink: ink, ground: ground, levels)
    condition.shotNoise = min(variances.gain, 100)
    condition.noiseSigma = variances.read.squareRoot()
  }
}

/// Read and photon noise that together have a variance of `read` + `gain` · level.
private struct LightNoise {
  private(set) var read = 0.0
  private(set) var gain = 0.0

  /// That with the variances wanted on ink and on ground; where neither part may be below 0, the one part alone whose squared errors in
  /// proportion to both are least.
  init(ink: Double, ground: Double, _ levels: (dark: Double, light: Double)) {
    let difference = levels.light - levels.dark
    let gain = difference == 0 ? 0 : (ground - ink) / difference
    let read = ink - gain * levels.dark
    guard gain < 0 || read < 0 else {
      (self.read, self.gain) = (read, gain)
      return
    }
    /// Of a part that adds so much at both; what is not to be seen is left to the other.
    func least(_ onInk: Double, _ onGround: Double) -> Double {
      let shares = [(onInk, ink), (onGround, ground)].filter { $0.1 > 0 }.map { $0.0 / $0.1 }
      let squares = shares.reduce(0) { $0 + $1 * $1 }
      return squares > 0 ? shares.reduce(0, +) / squares : 0
    }
    if gain < 0 { self.read = least(1, 1) } else { self.gain = least(levels.dark, levels.light) }
  }
}
