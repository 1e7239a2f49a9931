/// A plot with error bars, as gnuplot is to draw it.
struct GnuplotPlot: Equatable {
  struct Point: Equatable {
    var x: Double
    var y: Double
    var low: Double
    var high: Double
  }

  struct Series: Equatable {
    /// As `#rrggbb`.
    var colour: String
    /// gnuplot's point type.
    var pointType: Int
    var isDashed = false
    var points: [Point]
  }

  struct Tick: Equatable {
    var label: String
    var value: Double
  }

  struct Axis: Equatable {
    var label: String
    var range: ClosedRange<Double>
    var ticks: [Tick]
    var isLogarithmic = false
  }

  /// A vertical line across the plot.
  struct Mark: Equatable {
    var x: Double
    var label: String
  }

  /// Unique in the page; ASCII letters, digits and underscores, which is all that gnuplot takes.
  var name: String
  /// What the plot shows, for those who cannot see it.
  var label: String
  var xAxis: Axis
  var yAxis: Axis
  var mark: Mark?
  var series: [Series]

  /// In CSS pixels.
  static let size = (width: 360, height: 250)
  /// The colours that stand for the page's own in the script; see `InlineSVG`.
  static let foreground = "#010203"
  static let gridColour = "#040506"
}
