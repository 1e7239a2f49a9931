import Analysis

/// A mark on an axis.
struct PlotTick: Equatable {
  var label: String
  var value: Double
}
