import Barcodes
import Records

/// Plots that share their legend.
struct FigureGroup {
  var title: String
  /// The data that the plots leave out, in words; empty if there is none.
  var remark = ""
  /// The number of plots side by side if there is room; nil for as many as fit.
  var columns: Int?
  var legend: [LegendEntry]
  var figures: [Figure]
}
