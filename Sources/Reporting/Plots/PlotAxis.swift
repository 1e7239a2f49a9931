struct PlotAxis: Equatable {
  var label: String
  var range: ClosedRange<Double>
  var ticks: [PlotTick]
  var isLogarithmic = false

  /// - Parameter axis: `x` or `y`.
  func commands(_ axis: String) -> [String] {
    [
      "set \(axis)label \(GnuplotText.quoted(label))",
      "set \(axis)range [\(range.lowerBound):\(range.upperBound)]",
      "set \(axis)tics \(GnuplotText.ticks(ticks))",
    ] + (isLogarithmic ? ["set logscale \(axis)"] : [])
  }
}
