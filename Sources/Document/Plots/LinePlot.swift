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
    package var isDashed = false
    package var marks = Marks.linesAndPoints
    package var points: [LinePoint]

    package init(
      colour: String, pointType: Int, isDashed: Bool = false, marks: Marks = Marks.linesAndPoints,
      points: [LinePoint]
    ) {
      self.colour = colour
      self.pointType = pointType
      self.isDashed = isDashed
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

  package struct AxisMark: Equatable {
    package var x: Double
    package var label: String

    package init(x: Double, label: String) {
      self.x = x
      self.label = label
    }
  }

  package var name: String
  package var label: String
  package var xAxis: PlotAxis
  package var yAxis: PlotAxis
  package var mark: AxisMark?
  package var series: [Series]

  package init(
    name: String, label: String, xAxis: PlotAxis, yAxis: PlotAxis, mark: AxisMark? = nil,
    series: [Series]
  ) {
    self.name = name
    self.label = label
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.mark = mark
    self.series = series
  }

  package var size: PlotSize { PlotSize(width: 360, height: 250) }

  package var pointTitles: [String] {
    series.filter { $0.marks != .line }.flatMap(\.points).map(\.title)
  }
}
