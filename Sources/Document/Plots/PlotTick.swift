package struct PlotTick: Equatable {
  package var label: String
  package var value: Double

  package init(label: String, value: Double) {
    self.label = label
    self.value = value
  }
}
