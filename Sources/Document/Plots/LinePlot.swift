/// Points with error bars, lines, or lines through points with error bars.
package struct LinePlot: Plot, Equatable {
  package struct LinePoint: Equatable {
    package var x: Double
    package var y: Double
    package var low: Double
    package var high: Double
    /// The point's numbers in words; empty for none.
    package var title = ""

    package init(x: Double, y: Double, low: Double, high: Double, title: String = "") {
      self.x = x
      self.y = y
      self.low = low
      self.high = high
      self.title = title
    }
  }

  package struct Series: Equatable {
    /// The colour as `#rrggbb`.
    package var colour: String
    package var pointType: Int
    package var marks = Marks.linesAndPoints
    package var points: [LinePoint]

    package init(
      colour: String, pointType: Int, marks: Marks = Marks.linesAndPoints,
      points: [LinePoint]
    ) {
      self.colour = colour
      self.pointType = pointType
      self.marks = marks
      self.points = points
    }
  }

  package enum Marks {
    case linesAndPoints
    /// Small points with thin error bars, for many points.
    case points
    /// A thin line, without the points' error bars.
    case line
  }

  package var name: String
  package var label: String
  package var xAxis: PlotAxis
  package var yAxis: PlotAxis
  package var mark: PlotTick?
  package var series: [Series]

  package init(
    name: String, label: String, xAxis: PlotAxis, yAxis: PlotAxis, mark: PlotTick? = nil,
    series: [Series]
  ) {
    self.name = name
    self.label = label
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.mark = mark
    self.series = series
  }

  package var size: (width: Int, height: Int) { (360, 250) }

  package var pointTitles: [String] {
    series.filter { $0.marks != .line }.flatMap(\.points).map(\.title)
  }
}

extension LinePlot {
  package var commands: [String] {
    let drawn = series.filter { !$0.points.isEmpty }
    return xAxis.commands("x") + yAxis.commands("y") + (mark?.markCommands ?? [])
      + drawn.enumerated().map { $1.block("data\($0)") }
      + [GnuplotText.plot(drawn.enumerated().map { $1.plot($0) })]
  }
}

extension PlotTick {
  /// A line at the value across the plot, with its label above.
  package var markCommands: [String] {
    [
      "set arrow from first \(value), graph 0 to first \(value), graph 1 nohead dashtype 3 linewidth 1.5 "
        + "linecolor rgb '\(PlotInk.foreground)'",
      "set label \(GnuplotText.quoted(label)) at first \(value), graph 1.05 center "
        + "textcolor rgb '\(PlotInk.foreground)'",
    ]
  }
}

extension LinePlot.Series {
  /// Returns the points and their bounds as a here-document.
  package func block(_ name: String) -> String {
    GnuplotText.block(name, points.map { "\($0.x) \($0.y) \($0.low) \($0.high)" })
  }

  fileprivate func plot(_ index: Int) -> String {
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
