import Foundation

/// The curve by which a picture's grey levels follow from the light: what a camera does last.
package enum TransferCurve: String, Codable, Sendable, CaseIterable {
  /// Levels in proportion to the light, as frames are rendered unless a suite asks for a curve.
  case linear
  /// IEC 61966-2-1: what JPEG files of cameras hold, unless they say otherwise.
  case srgb

  /// The level of an amount of light, 0 to 255; of more light than full scale, what an 8-bit level cannot show.
  ///
  /// - Parameter light: 1 at full scale.
  package func level(ofLight light: Double) -> Double {
    switch self {
    case .linear: 255 * light
    case .srgb:
      light <= 0.003_130_8 ? 255 * 12.92 * light : 255 * (1.055 * pow(light, 1 / 2.4) - 0.055)
    }
  }

  /// The derivative of the level with respect to the light.
  package func slope(atLight light: Double) -> Double {
    switch self {
    case .linear: 255
    case .srgb:
      light <= 0.003_130_8 ? 255 * 12.92 : 255 * 1.055 / 2.4 * pow(light, 1 / 2.4 - 1)
    }
  }

  package func light(ofLevel level: Double) -> Double {
    let share = level / 255
    return switch self {
    case .linear: share
    case .srgb: share <= 0.040_45 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
  }
}
