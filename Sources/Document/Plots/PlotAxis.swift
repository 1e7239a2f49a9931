package struct PlotAxis: Equatable {
  package var label: String
  package var range: ClosedRange<Double>
  package var ticks: [PlotTick]
  package var isLogarithmic = false

  package init(
    label: String, range: ClosedRange<Double>, ticks: [PlotTick], isLogarithmic: Bool = false
  ) {
    self.label = label
    self.range = range
    self.ticks = ticks
    self.isLogarithmic = isLogarithmic
  }

  /// - Parameter axis: `x` or `y`.
  package func commands(_ axis: String) -> [String] {
    [
      "set \(axis)label \(Gnuplot.quoted(label))",
      "set \(axis)range [\(range.lowerBound):\(range.upperBound)]",
      "set \(axis)tics \(Gnuplot.ticks(ticks))",
    ] + (isLogarithmic ? ["set logscale \(axis)"] : [])
  }
}
