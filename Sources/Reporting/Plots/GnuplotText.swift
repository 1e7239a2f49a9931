import Analysis
import Barcodes

/// Text and data as gnuplot takes them.
enum GnuplotText {
  /// A string that stays as it is: single quotes expand nothing.
  static func quoted(_ text: String) -> String {
    let line = VisibleText.of(text)
    return "'"
      + line.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// The argument of `set xtics` and its like, where a label is a format of its own.
  static func ticks(_ ticks: [PlotTick]) -> String {
    let items = ticks.map {
      "\(quoted($0.label.replacing("%", with: "%%"))) \($0.value)"
    }
    return "(\(items.joined(separator: ", ")))"
  }

  /// The drawing itself. gnuplot refuses an empty plot; a value outside the range draws the axes alone.
  static func plot(_ parts: [String]) -> String {
    "plot " + (parts.isEmpty ? "NaN notitle" : parts.joined(separator: ", "))
  }

  /// A here-document by the name `$name`.
  static func block(_ name: String, _ rows: [String]) -> String {
    "$\(name) << END\n\(rows.joined(separator: "\n"))\nEND"
  }
}
