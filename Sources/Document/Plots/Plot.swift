/// A plot for gnuplot to draw.
package struct Plot {
  /// A name unique in the page, of ASCII letters, digits and underscores, as gnuplot requires.
  package var name: String
  /// A description of the plot, for those who cannot see it.
  package var label: String
  package var size: (width: Int, height: Int)
  /// The numbers of each point in words, in the order of drawing; empty if there are none.
  package var pointTitles: [String]
  /// The commands after the preamble: the axes, the data in here-documents, and the drawing itself.
  package var commands: [String]

  package init(
    name: String, label: String, size: (width: Int, height: Int), pointTitles: [String] = [],
    commands: [String]
  ) {
    self.name = name
    self.label = label
    self.size = size
    self.pointTitles = pointTitles
    self.commands = commands
  }

  package func script(preamble: String) -> String {
    let terminal =
      "set terminal svg size \(size.width),\(size.height) dynamic noenhanced "
      + "font 'sans-serif,12' name \(Gnuplot.quoted(name))"
    return ([terminal, preamble] + commands).joined(separator: "\n") + "\n"
  }
}
