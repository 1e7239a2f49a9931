import Barcodes

/// The light that falls on the scene: its strength, its ramp across the frame and a glare spot. All in
/// linear light.
struct Illumination {
  private let gain: Double
  private let ramp: IlluminationRamp?
  private let glare: Glare?

  /// - Parameters:
  ///   - width, height: of the frame, in pixels.
  init(_ condition: Condition, width: Double, height: Double) {
    gain = condition.brightness
    ramp = IlluminationRamp(condition, width: width, height: height)
    glare = Glare(condition, width: width, height: height)
  }

  /// True if every place gets the same light.
  var isUniform: Bool { ramp == nil && glare == nil }

  /// The level of a reflectance under light that is the same everywhere: exposure gain 1 brings a
  /// reflectance of 1 to full scale, 255.
  func level(_ reflectance: Double) -> Double { 255 * gain * reflectance }

  /// Turns a row of reflectances into levels.
  ///
  /// - Parameters:
  ///   - y: the middle of the row's samples, in pixels.
  ///   - firstX: the middle of the first sample; each is `step` pixels from the next.
  func light(_ row: UnsafeMutableBufferPointer<Float>, y: Double, firstX: Double, step: Double) {
    let scale = Float(255 * gain)
    guard !isUniform else {
      for index in row.indices { row[index] *= scale }
      return
    }
    let share = ramp.map { $0.row(y: y, firstX: firstX, step: step) } ?? (first: 1, step: 0)
    for index in row.indices {
      row[index] *= scale * (share.first + share.step * Float(index))
    }
    glare?.add(to: row, y: y, firstX: firstX, step: step, scale: scale)
  }
}
