import Barcodes

/// An even motion of the camera during the exposure: each point becomes a line of `motion_length_modules` in
/// the direction `motion_angle_deg`, 0 right and 90 down.
///
/// The scene's edges are drawn at as many places along the line as keep the error of the midpoint rule below half a grey level. While an
/// edge passes over a pixel, the slope of its coverage rises to s and falls again; for steps h along the length L the rule errs by at most
/// s h² / 8 L, since its Peano kernel is at most h² / 8, and what rises and what falls count with opposite signs.
extension Lens {
  /// Where the scene is drawn, in pixels from its place in the middle of the exposure.
  ///
  /// - Parameter pixelsPerModule: on the sensor.
  func motionOffsets(_ condition: Condition, pixelsPerModule: Double) -> [Point] {
    Self.motionOffsets(
      length: condition.motionLengthModules * pixelsPerModule,
      degrees: condition.motionAngleDegrees, steepness: steepness)
  }

  /// - Parameters:
  ///   - length: in pixels.
  ///   - steepness: the most that a pixel's coverage changes while an edge moves by a pixel, s above.
  static func motionOffsets(length: Double, degrees: Double, steepness: Double) -> [Point] {
    guard length > 0 else { return [Point(x: 0, y: 0)] }
    let (sine, cosine) = PortableMath.sineAndCosine(degrees: degrees)
    let count = max(2, Int((8 * (length * steepness).squareRoot()).rounded(.up)))
    return (0..<count).map { index in
      Point(x: cosine, y: sine) * (length * ((Double(index) + 0.5) / Double(count) - 0.5))
    }
  }
}
