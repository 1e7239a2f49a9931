import Barcodes

/// Parts of scripts.
extension Gnuplot {
  /// Returns a literal string: single quotes expand nothing.
  static func quoted(_ text: String) -> String {
    let line = VisibleText.of(text)
    return "'"
      + line.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// Returns the argument of `set xtics` and the like, where a label is itself a format.
  package static func ticks(_ ticks: [PlotTick]) -> String {
    let items = ticks.map {
      "\(quoted($0.label.replacing("%", with: "%%"))) \($0.value)"
    }
    return "(\(items.joined(separator: ", ")))"
  }

  /// Draws the axes alone for no parts, with a value outside the range: gnuplot refuses an empty
  /// plot.
  package static func plot(_ parts: [String]) -> String {
    "plot " + (parts.isEmpty ? "NaN notitle" : parts.joined(separator: ", "))
  }

  /// Returns a here-document with the name `$name`.
  package static func block(_ name: String, _ rows: [String]) -> String {
    "$\(name) << END\n\(rows.joined(separator: "\n"))\nEND"
  }
}
