/// Plots that share their legend.
package struct FigureGroup {
  package var title: String
  /// The data that the plots leave out, in words; empty if there is none.
  package var remark = ""
  /// The number of plots side by side if there is room; nil for as many as fit.
  package var columns: Int?
  package var legend: [LegendEntry]
  package var figures: [Figure]

  package init(
    title: String, remark: String = "", columns: Int? = nil, legend: [LegendEntry],
    figures: [Figure]
  ) {
    self.title = title
    self.remark = remark
    self.columns = columns
    self.legend = legend
    self.figures = figures
  }
}
