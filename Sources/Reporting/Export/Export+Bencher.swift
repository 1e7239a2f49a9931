import Gates

extension Export {
  /// Bencher Metric Format: figures by benchmark and measure
  /// (https://bencher.dev/docs/reference/bencher-metric-format).
  func bencher() throws -> String {
    let record: [String: [String: [String: Double]]] = metrics.reduce(into: [:]) { record, metric in
      let values: [String: Double?] = [
        "value": metric.value, "lower_value": metric.lower, "upper_value": metric.upper,
      ]
      record[metric.name, default: [:]][metric.measure.rawValue] = values.compactMapValues(\.self)
    }
    return try json(record)
  }
}
