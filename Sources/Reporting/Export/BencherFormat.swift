import Gates

/// Bencher Metric Format: figures by benchmark and measure
/// (https://bencher.dev/docs/reference/bencher-metric-format).
package struct BencherFormat: ExportFormat {
  package init() {}

  package var name: String { "bencher" }
  package var summary: String { "Bencher Metric Format" }

  package func text(_ figures: ExportFigures) throws -> String {
    try json(Self.record(figures.metrics))
  }

  private struct BencherValue: Encodable {
    var value: Double
    var lower: Double?
    var upper: Double?

    enum CodingKeys: String, CodingKey {
      case value
      case lower = "lower_value"
      case upper = "upper_value"
    }
  }

  private static func record(_ metrics: [Metric]) -> [String: [String: BencherValue]] {
    metrics.reduce(into: [:]) { record, metric in
      record[metric.name, default: [:]][metric.measure.rawValue] = BencherValue(
        value: metric.value, lower: metric.lower, upper: metric.upper)
    }
  }
}
