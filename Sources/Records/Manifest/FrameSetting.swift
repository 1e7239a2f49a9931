package import Barcodes

/// What a suite says of a frame: reports group frames by it.
package struct FrameSetting: Codable, Hashable, Sendable {
  /// The values of the suite's axes, by name.
  @Coordinate package var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?

  package init(point: [String: Double] = [:], namedCondition: String? = nil) {
    self.point = point
    self.namedCondition = namedCondition
  }
}
