import Foundation
import Photographed

/// The curve between light and levels in a fit: one that cameras have, or a power to be found.
enum FittedCurve: Equatable {
  case known(TransferCurve)
  /// Light is the level, 1 at full scale, to this power: 1 is linear, and 2.2 is close to sRGB.
  case power(Double)

  /// Returns the level of an amount of light: 0 to 255, and beyond for light beyond the range.
  func level(ofLight light: Double) -> Double {
    switch self {
    case .known(let curve): curve.level(ofLight: light)
    case .power(let power):
      // Below, where the root is too steep, straight on to black.
      light < Self.least
        ? 255 * pow(Self.least, 1 / power - 1) * light : 255 * pow(light, 1 / power)
    }
  }

  /// Returns the slope of the level with respect to light.
  func slope(atLight light: Double) -> Double {
    switch self {
    case .known(let curve): curve.slope(atLight: light)
    case .power(let power): 255 * pow(max(light, Self.least), 1 / power - 1) / power
    }
  }

  func light(ofLevel level: Double) -> Double {
    switch self {
    case .known(let curve): curve.light(ofLevel: level)
    case .power(let power):
      max(level, 0) < 255 * pow(Self.least, 1 / power)
        ? level / 255 * pow(Self.least, 1 - 1 / power) : pow(level / 255, power)
    }
  }

  /// Returns the slope of the level with respect to the power; 0 for a known curve.
  func slope(ofPowerAtLight light: Double) -> Double {
    guard case .power(let power) = self, light > Self.least else { return 0 }
    return -255 * pow(light, 1 / power) * log(light) / (power * power)
  }

  private static let least = 1e-3
  static let possiblePowers = 0.3...5.0
}
