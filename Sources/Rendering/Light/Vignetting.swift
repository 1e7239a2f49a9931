import Barcodes

/// The loss of light towards the frame's corners by the fourth power of the cosine (W. J. Smith, Modern
/// Optical Engineering, 4th ed., 6.7): `vignetting` is the share that is lost in the corners.
///
/// With t = tan θ growing in proportion to the distance from the middle, cos⁴ θ is 1 / (1 + t²)².
struct Vignetting {
  private let middle: Point
  /// t² at the distance of 1 px.
  private let growth: Double

  /// Nil without vignetting.
  init?(_ condition: Condition, width: Double, height: Double) {
    guard condition.vignetting != 0 else { return nil }
    middle = Point(x: width / 2, y: height / 2)
    let corner = 1 / (1 - condition.vignetting).squareRoot() - 1
    growth = corner / middle.dot(middle)
  }

  /// Darkens a row of pixels.
  ///
  /// - Parameters:
  ///   - y: the middle of the row, in pixels.
  ///   - firstX: the middle of the first pixel.
  func darken(_ row: UnsafeMutableBufferPointer<Float>, y: Double, firstX: Double) {
    let down = (y - middle.y) * (y - middle.y)
    for index in row.indices {
      let x = firstX + Double(index) - middle.x
      let cosine = 1 / (1 + growth * (x * x + down))
      row[index] *= Float(cosine * cosine)
    }
  }
}
