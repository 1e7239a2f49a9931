import Analysis
import Barcodes

/// What gnuplot is to draw.
protocol Plot {
  /// Unique in the page; ASCII letters, digits and underscores, which is all that gnuplot takes.
  var name: String { get }
  /// What the plot shows, for those who cannot see it.
  var label: String { get }
  var size: PlotSize { get }
  /// What follows the preamble: the axes, the data in here-documents, and the drawing itself.
  var commands: [String] { get }
  /// The numbers of each point in words, in the order in which points are drawn; empty where they have none.
  var pointTitles: [String] { get }
}

extension Plot {
  var pointTitles: [String] { [] }
}

/// In CSS pixels.
struct PlotSize: Equatable {
  var width: Int
  var height: Int
}

/// The colours that stand for the page's own in a script; see `InlineSVG`.
enum PlotInk {
  static let foreground = "#010203"
  static let grid = "#040506"
}

extension Plot {
  /// Everything that gnuplot reads.
  func script(preamble: String) -> String {
    let terminal =
      "set terminal svg size \(size.width),\(size.height) dynamic noenhanced "
      + "font 'sans-serif,12' name \(GnuplotText.quoted(name))"
    return ([terminal, preamble] + commands).joined(separator: "\n") + "\n"
  }
}

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
