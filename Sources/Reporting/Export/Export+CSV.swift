import Barcodes
import Gates

extension Export {
  static let csvHead = ["name", "measure", "unit", "value", "lower", "upper", "count"]

  /// CSV: a head, then a line for each figure.
  var csv: String {
    let rows = metrics.map { metric -> [String] in
      [
        metric.name.csvField, metric.measure.rawValue, metric.measure.unit, "\(metric.value)",
        metric.lower.map { "\($0)" } ?? "", metric.upper.map { "\($0)" } ?? "", "\(metric.count)",
      ]
    }
    return ([Self.csvHead] + rows).map(\.csvLine).joined()
  }
}

extension [String] {
  /// The fields as a line of CSV, quoted if necessary (RFC 4180, 2.6 and 2.7).
  var csvLine: String {
    let fields = map { text in
      text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
        ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }
    return fields.joined(separator: ",") + "\r\n"
  }
}

extension String {
  /// The text of a field, disarmed where a spreadsheet would take it for a formula (OWASP, CSV Injection), or a log for a
  /// command.
  var csvField: String {
    let visible = VisibleText.line(self, limit: 240)
    return visible.first.map("=+-@".contains) == true ? "'" + visible : visible
  }
}
