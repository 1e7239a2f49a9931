package import Barcodes

/// The key that latencies are grouped by: a suite's frames of one size and named condition, an
/// engine and a mask.
package struct LatencyCell: Codable, Hashable, Sendable {
  package var suite: String
  /// The engine's label.
  package var engine: String
  /// `own`, `all`, `all-ean_13` where one is left out, a suite's own name, or symbologies joined by `+`.
  package var mask: String
  /// The frame's size, where the suite has several. All values of its other axes are in every block, and are timed together.
  @Coordinate package var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?

  package init(
    suite: String, engine: String, mask: String, point: [String: Double],
    namedCondition: String? = nil
  ) {
    self.suite = suite
    self.engine = engine
    self.mask = mask
    self.point = point
    self.namedCondition = namedCondition
  }

  enum CodingKeys: String, CodingKey {
    case suite, engine, mask, point
    case namedCondition = "named_condition"
  }
}
