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
