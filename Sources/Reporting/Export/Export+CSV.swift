import Barcodes
import Gates

extension Export {
  static let csvHead = ["name", "measure", "unit", "value", "lower", "upper", "count"]

  /// CSV: a head, then a line for each figure.
  var csv: String {
    let rows = metrics.map { metric -> [String] in
      [
        CSVText.shown(metric.name), metric.measure.rawValue, metric.measure.unit, "\(metric.value)",
        metric.lower.map { "\($0)" } ?? "", metric.upper.map { "\($0)" } ?? "", "\(metric.count)",
      ]
    }
    return ([Self.csvHead] + rows).map(CSVText.line).joined()
  }
}

/// CSV (RFC 4180).
enum CSVText {
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
