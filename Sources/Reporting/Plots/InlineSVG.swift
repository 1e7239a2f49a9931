import Analysis

/// gnuplot's SVG made fit to stand in a page beside others: no ids twice, colours from the page,
/// scaled to the column, and labelled.
enum InlineSVG {
  /// - Parameter document: what gnuplot 5.4 or later writes.
  static func element(_ document: String, of plot: any Plot) -> String {
    var body: [Substring] = []
    var skipping: Substring?
    for line in document.split(separator: "\n").drop(while: { !$0.hasPrefix("<g id=") }) {
      if let end = skipping {
        if line.contains(end) { skipping = nil }
      } else if line.contains("<filter ") {
        // For boxed text, which no plot has.
        skipping = "</filter>"
      } else if line == "</svg>" {
        break
      } else if line.contains("color='white'") {
        // The white that gnuplot puts beneath the points of error bars.
        continue
      } else if line == "</g>", let last = body.last, last.hasPrefix("<g fill=") {
        // gnuplot opens a group at every change of style, mostly in vain.
        body.removeLast()
      } else {
        body.append(line)
      }
    }
    return """
      <svg viewBox="0 0 \(plot.size.width) \(plot.size.height)" role="img" aria-label="\(HTMLText.escape(plot.label))">
      <title>\(HTMLText.escape(plot.label))</title>
      \(body.map { adapted($0, name: plot.name) }.joined(separator: "\n"))
      </svg>
      """
  }

  private static func adapted(_ line: Substring, name: String) -> String {
    var text = String(line)
    // The titles would show gnuplot's internal names as tooltips.
    if let title = text.firstRange(of: "<title>"), let end = text.firstRange(of: "</title>") {
      text.removeSubrange(title.lowerBound..<end.upperBound)
    }
    // A group's own colour would hide the page's from currentColor.
    for colour in ["black", "white", "gray"] { text.replace(" color=\"\(colour)\"", with: "") }
    for sentinel in sentinels { text.replace(sentinel, with: "currentColor") }
    text.replace("xlink:href=", with: "href=")
    for (old, new) in [("id='gp", "id='\(name)-gp"), ("'#gp", "'#\(name)-gp")] {
      text.replace(old, with: new)
    }
    text.replace("id=\"gnuplot_canvas\"", with: "id=\"\(name)-canvas\"")
    text.replace(" font-family=\"sans-serif\"", with: "")
    return text
  }

  /// gnuplot's spellings of `PlotInk`.
  private static let sentinels = [
    "rgb(  1,   2,   3)", "rgb(1,2,3)", "rgb(  4,   5,   6)", "rgb(4,5,6)",
  ]
}
