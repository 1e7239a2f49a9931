struct PlotTick: Equatable {
  var label: String
  var value: Double
}
