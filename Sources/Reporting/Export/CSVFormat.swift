import Barcodes
import Gates

/// CSV (RFC 4180): a head, then a line for each figure.
package struct CSVFormat: ExportFormat {
  private static let head = ["name", "measure", "unit", "value", "lower", "upper", "count"]

  package init() {}

  package var name: String { "csv" }
  package var summary: String { Self.head.joined(separator: ", ") }

  package func text(_ figures: ExportFigures) -> String {
    let rows = figures.metrics.map { metric -> [String] in
      [
        Self.shown(metric.name), metric.measure.rawValue, metric.measure.unit, "\(metric.value)",
        metric.lower.map { "\($0)" } ?? "", metric.upper.map { "\($0)" } ?? "", "\(metric.count)",
      ]
    }
    return ([Self.head] + rows).map(Self.line).joined()
  }

  static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// Disarms text that a spreadsheet takes for a formula (OWASP, CSV Injection), or a log for a
  /// command.
  static func shown(_ text: String) -> String {
    let visible = VisibleText.line(text, limit: 240)
    return visible.first.map("=+-@".contains) == true ? "'" + visible : visible
  }

  /// Returns the field, quoted if necessary (RFC 4180, 2.6 and 2.7).
  private static func field(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
