import Analysis
import Barcodes

/// Figures as CSV (RFC 4180): a head, then a line for each.
struct MetricTable {
  private let metrics: [Metric]

  init(_ metrics: [Metric]) { self.metrics = metrics }

  var text: String {
    let head = ["name", "measure", "unit", "value", "lower", "upper", "count"]
    let rows = metrics.map { metric in
      [
        Self.shown(metric.name), metric.measure.rawValue, metric.measure.unit, "\(metric.value)",
        metric.lower.map { "\($0)" } ?? "", metric.upper.map { "\($0)" } ?? "", "\(metric.count)",
      ]
    }
    return ([head] + rows).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Text that no spreadsheet takes for a formula, which it would be after one of these (OWASP, CSV Injection), and no log
  /// for a command.
  private static func shown(_ text: String) -> String {
    let visible = VisibleText.line(text, limit: 240)
    return visible.first.map("=+-@".contains) == true ? "'" + visible : visible
  }

  /// Quoted where it has to be (RFC 4180, 2.6 and 2.7).
  private static func field(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
