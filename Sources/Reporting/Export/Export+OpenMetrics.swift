import Barcodes
import Gates
import Summaries

extension Export {
  /// OpenMetrics text, which GitLab shows in merge requests and Prometheus accepts: a family of
  /// gauges for each measure and each of its bounds.
  ///
  /// Source: OpenMetrics 1.0 (prometheus/OpenMetrics, specification/OpenMetrics.md), "Text format".
  var openMetrics: String {
    let (measures, groups) = metrics.grouped(by: \.measure)
    let families = measures.flatMap { measure in
      Self.families(measure, of: groups[measure] ?? [])
    }
    return (families.joined() + ["# EOF"]).map { $0 + "\n" }.joined()
  }

  private static func families(_ measure: Metric.Measure, of metrics: [Metric]) -> [[String]] {
    let values: [(part: String?, (Metric) -> Double?)] = [
      (nil, \.value), ("lower", \.lower), ("upper", \.upper),
    ]
    return values.compactMap { part, value in
      let samples = metrics.compactMap { metric in value(metric).map { (metric.name, $0) } }
      guard !samples.isEmpty else { return nil }
      // A unit is the end of the name, and one of the base units: seconds, and a ratio for shares.
      let unit = measure.openMetricsUnit
      let stem = measure.rawValue.replacing("-ratio", with: "").replacing("-", with: "_")
      let name = ["scanbench", stem, part, unit?.name].compactMap(\.self).joined(separator: "_")
      return ["# TYPE \(name) gauge"] + (unit.map { ["# UNIT \(name) \($0.name)"] } ?? [])
        + samples.map { label, value in
          "\(name){benchmark=\"\(escaped(label))\"} \(value / (unit?.inOne ?? 1))"
        }
    }
  }

  private static func escaped(_ text: String) -> String {
    VisibleText.line(text, limit: 240).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

extension Metric.Measure {
  /// - Returns: the unit, and the number of the metric's own units in it; nil for counts.
  fileprivate var openMetricsUnit: (name: String, inOne: Double)? {
    switch self {
    case .latency: ("seconds", 1e9)
    case .latencyRatio, .readRate: ("ratio", 1)
    case .wrong, .lost, .gained, .newMisreads, .newDeaths: nil
    }
  }
}
