import Barcodes

/// An even motion of the camera during the exposure: each point becomes a line of `motion_length_modules` in
/// the direction `motion_angle_deg`, 0 right and 90 down.
///
/// The scene's edges are drawn at as many places along the line as keep the error of the midpoint rule
/// below half a grey level: a pixel's coverage is linear in the motion between kinks, and at a kink
/// the rule errs by h² / 8 of the length L, for steps h.
struct MotionBlur {
  /// Where the scene is drawn, in pixels from its place in the middle of the exposure.
  let offsets: [Point]

  /// - Parameters:
  ///   - pixelsPerModule: on the sensor.
  ///   - samplesPerPixel: how finely the coverage is sampled.
  init(_ condition: Condition, pixelsPerModule: Double, samplesPerPixel: Int) {
    self.init(
      length: condition.motionLengthModules * pixelsPerModule,
      degrees: condition.motionAngleDegrees, samplesPerPixel: Double(samplesPerPixel))
  }

  /// - Parameters:
  ///   - length: in pixels.
  ///   - samplesPerPixel: how finely the coverage is sampled.
  init(length: Double, degrees: Double, samplesPerPixel: Double) {
    guard length > 0 else {
      offsets = [Point(x: 0, y: 0)]
      return
    }
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: degrees)
    let count = max(2, Int((8 * (length * samplesPerPixel).squareRoot()).rounded(.up)))
    offsets = (0..<count).map { index in
      Point(x: cosine, y: sine) * (length * ((Double(index) + 0.5) / Double(count) - 0.5))
    }
  }
}
