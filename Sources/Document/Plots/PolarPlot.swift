import Foundation
import Summaries

/// Rates over an angle: 0° to the right, clockwise as on the screen, 0 % in the middle and 100 % at
/// the rim.
struct PolarPlot: Plot, Equatable {
  struct PolarPoint: Equatable {
    var degrees: Double
    /// The rate in percent, as are its bounds.
    var rate: Double
    var low: Double
    var high: Double
    var title = ""
  }

  struct PolarSeries: Equatable {
    /// The colour as `#rrggbb`.
    var colour: String
    var pointType: Int
    /// The points by ascending angle.
    var points: [PolarPoint]
    /// True if a line leads from the last point to the first.
    var isClosed: Bool
  }

  var name: String
  var label: String
  var series: [PolarSeries]

  var size: PlotSize { PlotSize(width: 300, height: 290) }

  var pointTitles: [String] {
    series.flatMap { ($0.points + ($0.isClosed ? $0.points.prefix(1) : [])).map(\.title) }
  }

  var commands: [String] {
    let drawn = series.filter { !$0.points.isEmpty }
    let plots = drawn.indices.map { drawn[$0].plot($0) }.joined(separator: ", ")
    return Self.axes + rim + drawn.enumerated().flatMap { $1.datablocks($0) }
      + ["plot " + (plots.isEmpty ? "NaN notitle" : plots)]
  }

  private static let axes = [
    "set polar", "set angles degrees", "set theta right clockwise", "set size square",
    "set margins 5, 5, 2, 2", "unset border", "unset xtics", "unset ytics", "unset raxis",
    "unset xlabel", "unset ylabel", "set rrange [0:100]",
    "set rtics 25 format '' scale 0",
    "set grid polar 45 linetype 1 linecolor rgb '\(PlotInk.grid)' linewidth 1 dashtype solid",
  ]

  /// The angles around the rim, and the rates on a ray between two of them.
  private var rim: [String] {
    let ink = "textcolor rgb '\(PlotInk.foreground)'"
    let angles = stride(from: 0.0, to: 360, by: 45).map { degrees in
      "set label '\(Wording.plain(degrees))°' at \(Self.place(degrees, rate: 114)) center \(ink)"
    }
    let rates = [50.0, 100].map { rate in
      "set label '\(Wording.plain(rate)) %' at \(Self.place(-22.5, rate: rate)) left "
        + "offset 0.2, 0 font ',10' \(ink)"
    }
    return ["set ttics 45 format '' scale 0"] + angles + rates
  }

  /// Returns the Cartesian coordinates of a label: gnuplot's y runs up.
  private static func place(_ degrees: Double, rate: Double) -> String {
    let radians = degrees * .pi / 180
    return String(format: "%.2f, %.2f", rate * cos(radians), -rate * sin(radians))
  }
}

extension PolarPlot.PolarSeries {
  fileprivate func datablocks(_ index: Int) -> [String] {
    let closing = isClosed ? points.prefix(1) : []
    return [
      GnuplotText.block("data\(index)", (points + closing).map { "\($0.degrees) \($0.rate)" }),
      // Pairs of rows, apart from the next pair: a bar along each ray.
      GnuplotText.block(
        "bars\(index)",
        points.map { "\($0.degrees) \($0.low)\n\($0.degrees) \($0.high)\n" }),
    ]
  }

  fileprivate func plot(_ index: Int) -> String {
    "$bars\(index) using 1:2 with lines linecolor rgb '\(colour)' linewidth 0.75, "
      + "$data\(index) using 1:2 with linespoints linecolor rgb '\(colour)' linewidth 1.5 "
      + "pointtype \(pointType) pointsize 0.6"
  }
}
