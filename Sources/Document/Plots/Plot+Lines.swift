extension Plot {
  /// - Parameter mark: a value of the x axis at which a line stands.
  package static func lines(
    name: String, label: String, xAxis: PlotAxis, yAxis: PlotAxis, mark: PlotTick? = nil,
    series: [LineSeries]
  ) -> Plot {
    let drawn = series.filter { !$0.points.isEmpty }
    return Plot(
      name: name, label: label, size: (360, 250),
      pointTitles: series.filter { $0.marks != .line }.flatMap(\.points).map(\.title),
      commands: xAxis.commands("x") + yAxis.commands("y") + (mark?.markCommands ?? [])
        + drawn.enumerated().map { $1.block("data\($0)") }
        + [Gnuplot.plot(drawn.enumerated().map { $1.drawing($0) })])
  }
}

extension PlotTick {
  /// A line at the value across the plot, with its label above.
  package var markCommands: [String] {
    [
      "set arrow from first \(value), graph 0 to first \(value), graph 1 nohead dashtype 3 linewidth 1.5 "
        + "linecolor rgb '\(Plot.foreground)'",
      "set label \(Gnuplot.quoted(label)) at first \(value), graph 1.05 center "
        + "textcolor rgb '\(Plot.foreground)'",
    ]
  }
}

extension LineSeries {
  fileprivate func drawing(_ index: Int) -> String {
    func line(width: Double) -> String {
      "$data\(index) using 1:2 with lines linecolor rgb '\(colour)' linewidth \(width) dashtype 1"
    }
    func points(_ style: String) -> String {
      "$data\(index) using 1:2:3:4 with yerrorbars linecolor rgb '\(colour)' "
        + "pointtype \(pointType) \(style)"
    }
    return switch marks {
    case .linesAndPoints: "\(line(width: 1.5)), \(points("pointsize 0.6"))"
    case .points: points("pointsize 0.4 linewidth 0.6")
    case .line: line(width: 1)
    }
  }
}
