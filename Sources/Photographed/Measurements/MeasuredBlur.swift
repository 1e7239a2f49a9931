package import Barcodes

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

  package init(
    kind: BlurKind, deviationPixels: Double, sizePixels: Double, sizeModules: Double,
    angleDegrees: Double? = nil
  ) {
    self.kind = kind
    self.deviationPixels = deviationPixels
    self.sizePixels = sizePixels
    self.sizeModules = sizeModules
    self.angleDegrees = angleDegrees
  }

  enum CodingKeys: String, CodingKey {
    case kind
    case deviationPixels = "deviation_px"
    case sizePixels = "size_px"
    case sizeModules = "size_modules"
    case angleDegrees = "angle_deg"
  }
}
