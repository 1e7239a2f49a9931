package import Summaries

/// Bars with error bars, in groups that stand side by side along the x axis.
package struct BarPlot: Plot, Equatable {
  package struct BarSeries: Equatable {
    /// The colour as `#rrggbb`.
    package var colour: String
    /// The density of the fill in 0...1, so that series do not differ by colour alone.
    package var density: Double
    /// One bar for each category; nil if there is nothing to show.
    package var bars: [BoundedEstimate?]

    package init(colour: String, density: Double, bars: [BoundedEstimate?]) {
      self.colour = colour
      self.density = density
      self.bars = bars
    }
  }

  package var name: String
  package var label: String
  package var categories: [String]
  package var yAxis: PlotAxis
  /// The level with which bars are compared, such as that of no change.
  package var baseline: Double
  package var series: [BarSeries]

  package init(
    name: String, label: String, categories: [String], yAxis: PlotAxis, baseline: Double,
    series: [BarSeries]
  ) {
    self.name = name
    self.label = label
    self.categories = categories
    self.yAxis = yAxis
    self.baseline = baseline
    self.series = series
  }

  package var size: (width: Int, height: Int) {
    (max(360, 60 + 26 * categories.count * max(1, series.count)), 280)
  }

  package var commands: [String] {
    let ticks = categories.enumerated().map { PlotTick(label: $1, value: Double($0)) }
    var lines =
      yAxis.commands("y") + [
        "set bmargin 5.5", "set xrange [-0.6:\(Double(categories.count) - 0.4)]",
        "set xtics rotate by 40 right \(GnuplotText.ticks(ticks))",
        "set arrow from graph 0, first \(baseline) to graph 1, first \(baseline) nohead linewidth 1.2 "
          + "linecolor rgb '\(PlotInk.foreground)'",
      ]
    let width = 0.8 / Double(max(1, series.count))
    var plots: [String] = []
    for (index, series) in series.enumerated() {
      let shift = (Double(index) - Double(self.series.count - 1) / 2) * width
      let rows = series.bars.enumerated().compactMap { place, bar in
        bar.map { "\(Double(place) + shift) \($0.value) \($0.lower) \($0.upper) \(width * 0.9)" }
      }
      guard !rows.isEmpty else { continue }
      lines.append(GnuplotText.block("bars\(index)", rows))
      plots.append(
        "$bars\(index) using 1:2:5 with boxes linecolor rgb '\(series.colour)' "
          + "fillstyle transparent solid \(series.density) border")
      plots.append(
        "$bars\(index) using 1:2:3:4 with yerrorbars pointtype 0 linewidth 1.2 linecolor rgb "
          + "'\(PlotInk.foreground)'")
    }
    return lines + [GnuplotText.plot(plots)]
  }
}
