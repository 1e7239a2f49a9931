import Analysis

/// Points with error bars, lines, or lines through points with error bars.
struct LinePlot: Plot, Equatable {
  struct Point: Equatable {
    var x: Double
    var y: Double
    var low: Double
    var high: Double
    /// Its numbers in words; empty where they are not told.
    var title = ""
  }

  struct Series: Equatable {
    /// As `#rrggbb`.
    var colour: String
    /// gnuplot's point type.
    var pointType: Int
    var isDashed = false
    var marks = Marks.linesAndPoints
    var points: [Point]
  }

  /// What of a series is drawn.
  enum Marks {
    case linesAndPoints
    /// Small, with thin error bars, as suits many points.
    case points
    /// Thin, without the points' error bars.
    case line
  }

  /// A vertical line across the plot.
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
