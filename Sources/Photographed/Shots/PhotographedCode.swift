import Barcodes
import Records

/// A code in a photograph, of which a suite's frames may be made.
package struct PhotographedCode: Sendable, Equatable {
  /// The photograph's number in its suite, whatever symbology is asked for.
  package var photograph: Int
  /// Its place among the codes of its symbology: SHA-256 of the pixels of its photograph, and of its number there.
  var order: String
  /// The number of its corpus among the suite's.
  var source: Int
  /// The frame's number in its corpus, and the code's in the frame.
  var frame: Int
  var code: Int
  /// The corners of the symbol, in pixels of the photograph; nil where neither truth nor
  /// measurement has them.
  var corners: Quad?
  /// Likewise, at the symbol's middle.
  var moduleWidth: Double?
  /// The width of the photograph, in pixels.
  var frameWidth: Int
  /// The measured look of the code; nil where too little was measured to give noise and blur back.
  var look: PhotographLook?
}

/// The noise, the blur and the displacement of edges of a photographed code, in pixels of the photograph.
struct PhotographLook: Sendable, Equatable {
  /// Noise and displacement alone; all else is neutral.
  var condition: Condition
  /// The standard deviation along the axis that it spreads along most; of a motion its direction, else nil: alike along all.
  var blurDeviation: Double
  var motionDegrees: Double?
  /// The correlation of the noise of neighbours in a row, and in a column.
  var lagAcross: Double
  var lagDown: Double
  /// The light by which a lender of noise is chosen, where the code has no flat place.
  var brightness: Double
  var hasNoise: Bool

  /// Nil where light and blur were not measured.
  init?(_ measurement: CodeMeasurement) {
    guard let measured = measurement.condition, let blur = measurement.blur,
      let light = measurement.light
    else { return nil }
    condition = Condition()
    condition.edgeDisplacementPixels = Self.rounded(measured.edgeDisplacementPixels)
    condition.edgeDisplacementLagAcross = Self.rounded(measured.edgeDisplacementLagAcross)
    condition.edgeDisplacementLagAlong = Self.rounded(measured.edgeDisplacementLagAlong)
    blurDeviation = Self.rounded(blur.deviationPixels)
    motionDegrees = blur.kind == .motion ? blur.angleDegrees : nil
    brightness = light.brightness
    hasNoise = measurement.noise != nil
    (lagAcross, lagDown) = (0, 0)
    guard let noise = measurement.noise else { return }
    take(noise: measured, noise)
  }

  private mutating func take(noise measured: Condition, _ noise: MeasuredNoise) {
    condition.noiseAfterCurve = true
    condition.noiseSigma = Self.rounded(measured.noiseSigma)
    condition.shotNoise = Self.rounded(measured.shotNoise)
    condition.inkNoiseSigma = Self.rounded(measured.inkNoiseSigma)
    condition.noiseCorrelationPixels = Self.rounded(measured.noiseCorrelationPixels)
    (lagAcross, lagDown) = (Self.rounded(noise.lagX), Self.rounded(noise.lagY))
  }

  /// With the noise of another.
  func borrowingNoise(of lender: PhotographLook) -> PhotographLook {
    var look = self
    let own = condition
    look.condition = lender.condition
    look.condition.edgeDisplacementPixels = own.edgeDisplacementPixels
    look.condition.edgeDisplacementLagAcross = own.edgeDisplacementLagAcross
    look.condition.edgeDisplacementLagAlong = own.edgeDisplacementLagAlong
    (look.lagAcross, look.lagDown) = (lender.lagAcross, lender.lagDown)
    return look
  }

  /// As measurements are made with operations that differ in their last digits from machine to machine, and frames are not.
  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
