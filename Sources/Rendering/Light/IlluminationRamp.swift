import Barcodes

/// Light that grows linearly across the frame, as beside a window: 1 in the middle, 1 − r and 1 + r at the
/// outermost points along the direction of growth (`illumination_ramp` r,
/// `illumination_ramp_angle_deg`: 0 right, 90 down). A ramp from a to b is a brightness of (a + b) / 2 with
/// r = (b − a) / (b + a).
struct IlluminationRamp {
  /// The growth for each pixel to the right and down.
  private let gradient: Point
  private let middle: Point

  /// Nil without a ramp.
  init?(_ condition: Condition, width: Double, height: Double) {
    guard condition.illuminationRamp != 0 else { return nil }
    let (sine, cosine) = PortableMath.sineAndCosine(
      degrees: condition.illuminationRampAngleDegrees)
    let reach = (abs(cosine) * width + abs(sine) * height) / 2
    gradient = Point(x: cosine, y: sine) * (condition.illuminationRamp / reach)
    middle = Point(x: width / 2, y: height / 2)
  }

  /// The light at the first sample of a row, and its growth from one sample to the next.
  func row(y: Double, firstX: Double, step: Double) -> (first: Float, step: Float) {
    let first = 1 + gradient.dot(Point(x: firstX, y: y) - middle)
    return (Float(first), Float(gradient.x * step))
  }
}
