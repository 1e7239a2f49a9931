package import Summaries

/// Bars of one look, one for each category; nil if there is nothing to show.
///
/// The density of the fill, in 0...1, keeps series from differing by colour alone.
package typealias BarSeries = (colour: String, density: Double, bars: [BoundedEstimate?])

extension Plot {
  /// Bars with error bars, in groups that stand side by side along the x axis.
  ///
  /// - Parameter baseline: the level with which bars are compared, such as that of no change.
  package static func bars(
    name: String, label: String, categories: [String], yAxis: PlotAxis, baseline: Double,
    series: [BarSeries]
  ) -> Plot {
    let ticks = categories.enumerated().map { PlotTick(label: $1, value: Double($0)) }
    var lines =
      yAxis.commands("y") + [
        "set bmargin 5.5", "set xrange [-0.6:\(Double(categories.count) - 0.4)]",
        "set xtics rotate by 40 right \(Gnuplot.ticks(ticks))",
        "set arrow from graph 0, first \(baseline) to graph 1, first \(baseline) nohead linewidth 1.2 "
          + "linecolor rgb '\(Plot.foreground)'",
      ]
    let count = max(1, series.count)
    let width = 0.8 / Double(count)
    var plots: [String] = []
    for (index, entry) in series.enumerated() {
      let shift = (Double(index) - Double(series.count - 1) / 2) * width
      let rows = entry.bars.enumerated().compactMap { place, bar in
        bar.map { "\(Double(place) + shift) \($0.value) \($0.lower) \($0.upper) \(width * 0.9)" }
      }
      guard !rows.isEmpty else { continue }
      lines.append(Gnuplot.block("bars\(index)", rows))
      plots.append(
        "$bars\(index) using 1:2:5 with boxes linecolor rgb '\(entry.colour)' "
          + "fillstyle transparent solid \(entry.density) border")
      plots.append(
        "$bars\(index) using 1:2:3:4 with yerrorbars pointtype 0 linewidth 1.2 linecolor rgb "
          + "'\(Plot.foreground)'")
    }
    return Plot(
      name: name, label: label, size: (max(360, 60 + 26 * categories.count * count), 280),
      commands: lines + [Gnuplot.plot(plots)])
  }
}
