import Gates

extension Export {
  /// Bencher Metric Format: figures by benchmark and measure
  /// (https://bencher.dev/docs/reference/bencher-metric-format).
  func bencher() throws -> String {
    let record: [String: [String: BencherValue]] = metrics.reduce(into: [:]) { record, metric in
      record[metric.name, default: [:]][metric.measure.rawValue] = BencherValue(
        value: metric.value, lower: metric.lower, upper: metric.upper)
    }
    return try json(record)
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
}
