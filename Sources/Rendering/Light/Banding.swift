import Barcodes

/// Light that flickers while a rolling shutter reads the frame row by row, which leaves bands: over the frame's height H
/// the light is 1 + b cos(2πc(y/H − ½) + φ) (`banding` b, `banding_cycles` c, `banding_phase_deg` φ).
///
/// A lamp at the mains flickers with twice their frequency, f = 100 or 120 Hz, as a raised cosine where nothing smooths the
/// rectified current; a sensor that takes r seconds from its first row to its last sees c = f r bands, 3 for 100 Hz and
/// 30 ms. Of the lamp's modulation m (half its swing over its mean) an exposure of T seconds leaves
/// b = m |sin(πfT) / (πfT)|. Lamps of "reduced flicker operation" have m below 0.3 (California's Title 24, Joint Appendix
/// JA10: percent amplitude modulation below 200 Hz), those that go dark between half-waves 1.
struct Banding {
  private let strength: Double
  private let degreesPerRow: Double
  private let firstDegrees: Double

  /// Nil without banding.
  init?(_ condition: Condition, height: Double) {
    guard condition.banding != 0 else { return nil }
    strength = condition.banding
    degreesPerRow = 360 * condition.bandingCycles / height
    firstDegrees = condition.bandingPhaseDegrees - 180 * condition.bandingCycles
  }

  /// Lights a row of pixels, by the light at its middle.
  ///
  /// - Parameter y: the middle of the row, in pixels.
  func light(_ row: UnsafeMutableBufferPointer<Float>, y: Double) {
    let cosine = PortableMath.sineAndCosine(degrees: firstDegrees + degreesPerRow * y).cosine
    let light = Float(1 + strength * cosine)
    for index in row.indices { row[index] *= light }
  }
}
