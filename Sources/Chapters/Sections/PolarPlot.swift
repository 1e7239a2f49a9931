import Document
import Foundation
import Summaries

/// Rates over an angle: 0° to the right, clockwise as on the screen, 0 % in the middle and 100 % at
/// the rim.
struct PolarPlot: Plot, Equatable {
  var name: String
  var label: String
  /// The points by ascending angle: x is the angle in degrees, y the rate in percent.
  var series: [LinePlot.Series]
  /// True if a line leads from the last point to the first.
  var isClosed: Bool

  var size: (width: Int, height: Int) { (300, 290) }

  var pointTitles: [String] { series.flatMap(round).map(\.title) }

  var commands: [String] {
    let drawn = series.filter { !$0.points.isEmpty }
    return Self.axes + rim + drawn.enumerated().flatMap { datablocks($1, $0) }
      + [GnuplotText.plot(drawn.enumerated().map { plot($1, $0) })]
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

  /// The points, with the first once more at the end of a closed line.
  private func round(_ series: LinePlot.Series) -> [LinePlot.LinePoint] {
    series.points + (isClosed ? series.points.prefix(1) : [])
  }

  private func datablocks(_ series: LinePlot.Series, _ index: Int) -> [String] {
    [
      GnuplotText.block("data\(index)", round(series).map { "\($0.x) \($0.y)" }),
      // Pairs of rows, apart from the next pair: a bar along each ray.
      GnuplotText.block(
        "bars\(index)", series.points.map { "\($0.x) \($0.low)\n\($0.x) \($0.high)\n" }),
    ]
  }

  private func plot(_ series: LinePlot.Series, _ index: Int) -> String {
    "$bars\(index) using 1:2 with lines linecolor rgb '\(series.colour)' linewidth 0.75, "
      + "$data\(index) using 1:2 with linespoints linecolor rgb '\(series.colour)' linewidth 1.5 "
      + "pointtype \(series.pointType) pointsize 0.6"
  }
}
