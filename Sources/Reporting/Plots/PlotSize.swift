import Barcodes

/// The size of a plot in CSS pixels.
struct PlotSize: Equatable {
  var width: Int
  var height: Int
}
