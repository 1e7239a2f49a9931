/// Points with error bars, a line, or a line through points with error bars.
package struct LineSeries {
  package struct LinePoint {
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

  package enum Marks {
    case linesAndPoints
    /// Small points with thin error bars, for many points.
    case points
    /// A thin line, without the points' error bars.
    case line
  }

  /// The colour as `#rrggbb`.
  package var colour: String
  package var pointType: Int
  package var marks: Marks
  package var points: [LinePoint]

  package init(
    colour: String, pointType: Int, marks: Marks = .linesAndPoints, points: [LinePoint]
  ) {
    self.colour = colour
    self.pointType = pointType
    self.marks = marks
    self.points = points
  }

  /// Returns the points and their bounds as a here-document.
  package func block(_ name: String) -> String {
    Gnuplot.block(name, points.map { "\($0.x) \($0.y) \($0.low) \($0.high)" })
  }
}
