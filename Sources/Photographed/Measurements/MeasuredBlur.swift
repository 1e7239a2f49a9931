package import Barcodes
package import Rendering

/// The measured spread of a point of light.
package struct MeasuredBlur: Codable, Sendable, Equatable {
  package enum BlurKind: String, Codable, Sendable, CaseIterable {
    /// Too little to tell of what kind.
    case none
    case gaussian, disc, motion
  }

  package var kind: BlurKind
  /// The standard deviation along the axis that it spreads along most, of whatever kind.
  @Quantity package var deviationPixels: Double
  /// A Gaussian's standard deviation, a disc's radius, the length of a motion.
  @Quantity package var sizePixels: Double
  @Quantity package var sizeModules: Double
  /// The direction of a motion: 0 right, 90 down.
  @Quantity package var angleDegrees: Double?

  /// The variance in square pixels below which shapes look alike.
  package static let leastVariance = 0.04

  /// - Parameter moduleWidth: in pixels.
  package init(_ spread: PointSpread, moduleWidth: Double) {
    let deviation = spread.variance.squareRoot()
    let shape: (kind: BlurKind, size: Double, degrees: Double?) =
      switch spread {
      case _ where spread.variance <= Self.leastVariance: (.none, deviation, nil)
      case .gaussian: (.gaussian, deviation, nil)
      case .disc: (.disc, 2 * deviation, nil)
      case .motion(let variance, let degrees): (.motion, (12 * variance).squareRoot(), degrees)
      }
    kind = shape.kind
    deviationPixels = deviation
    sizePixels = shape.size
    sizeModules = shape.size / moduleWidth
    angleDegrees = shape.degrees
  }
}
