extension ReportContent {
  /// All words and numbers: the Markdown, and the gnuplot scripts of the figures.
  package var outline: String {
    let figures = figures
    return ([markdown] + figures.map { $0.plot.script(preamble: "") })
      .joined(separator: "\n")
  }
}
