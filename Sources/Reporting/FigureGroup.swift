import Analysis
import Barcodes
import Records

/// Plots that share their legend.
struct FigureGroup {
  var title: String
  /// What the plots leave out; empty where that is nothing.
  var remark = ""
  /// How many plots stand side by side where there is room; nil for as many as fit.
  var columns: Int?
  var legend: [LegendEntry]
  var figures: [Figure]
}
