/// Points with error bars, lines, or lines through points with error bars.
struct LinePlot: Plot, Equatable {
  struct Point: Equatable {
    var x: Double
    var y: Double
    var low: Double
    var high: Double
    /// The point's numbers in words; empty for none.
    var title = ""
  }

  struct Series: Equatable {
    /// The colour as `#rrggbb`.
    var colour: String
    var pointType: Int
    var isDashed = false
    var marks = Marks.linesAndPoints
    var points: [Point]
  }

  enum Marks {
    case linesAndPoints
    /// Small points with thin error bars, for many points.
    case points
    /// A thin line, without the points' error bars.
    case line
  }

  struct Mark: Equatable {
    var x: Double
    var label: String
  }

  var name: String
  var label: String
  var xAxis: PlotAxis
  var yAxis: PlotAxis
  var mark: Mark?
  var series: [Series]

  var size: PlotSize { PlotSize(width: 360, height: 250) }

  var pointTitles: [String] {
    series.filter { $0.marks != .line }.flatMap(\.points).map(\.title)
  }
}
