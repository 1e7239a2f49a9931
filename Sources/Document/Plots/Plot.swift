/// A plot for gnuplot to draw.
package protocol Plot {
  /// A name unique in the page, of ASCII letters, digits and underscores, as gnuplot requires.
  var name: String { get }
  /// A description of the plot, for those who cannot see it.
  var label: String { get }
  var size: (width: Int, height: Int) { get }
  /// The commands after the preamble: the axes, the data in here-documents, and the drawing itself.
  var commands: [String] { get }
  /// The numbers of each point in words, in the order of drawing; empty if there are none.
  var pointTitles: [String] { get }
}

extension Plot {
  package var pointTitles: [String] { [] }
}

/// The colours that stand for the page's own in a script; see `InlineSVG`.
package enum PlotInk {
  package static let foreground = "#010203"
  package static let grid = "#040506"
}

extension Plot {
  package func script(preamble: String) -> String {
    let terminal =
      "set terminal svg size \(size.width),\(size.height) dynamic noenhanced "
      + "font 'sans-serif,12' name \(GnuplotText.quoted(name))"
    return ([terminal, preamble] + commands).joined(separator: "\n") + "\n"
  }
}
