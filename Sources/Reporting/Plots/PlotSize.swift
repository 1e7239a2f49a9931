import Analysis
import Barcodes

/// In CSS pixels.
struct PlotSize: Equatable {
  var width: Int
  var height: Int
}
