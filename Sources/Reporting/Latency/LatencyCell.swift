import Barcodes

/// What latencies are told apart by: a suite's frames of one size and named condition, an engine and a mask.
struct LatencyCell: Codable, Hashable, Sendable {
  var suite: String
  /// The engine's label.
  var engine: String
  /// `own`, `all`, `all-ean_13` where one is left out, a suite's own name, or symbologies joined by `+`.
  var mask: String
  /// The values of the suite's axes, by name.
  @Coordinate var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  var namedCondition: String?

  enum CodingKeys: String, CodingKey {
    case suite, engine, mask, point
    case namedCondition = "named_condition"
  }
}
