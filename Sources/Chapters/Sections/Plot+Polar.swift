import Document
import Foundation
import Summaries

extension Plot {
  /// Rates over an angle: 0° to the right, clockwise as on the screen, 0 % in the middle and 100 % at
  /// the rim.
  ///
  /// - Parameters:
  ///   - series: points by ascending angle: x is the angle in degrees, y the rate in percent.
  ///   - isClosed: true if a line leads from the last point to the first.
  static func polar(name: String, label: String, series: [LineSeries], isClosed: Bool) -> Plot {
    let drawn = series.filter { !$0.points.isEmpty }
    let lines = drawn.map { $0.points + (isClosed ? $0.points.prefix(1) : []) }
    let blocks = drawn.indices.flatMap { index in
      [
        Gnuplot.block("data\(index)", lines[index].map { "\($0.x) \($0.y)" }),
        // Pairs of rows, apart from the next pair: a bar along each ray.
        Gnuplot.block(
          "bars\(index)", drawn[index].points.map { "\($0.x) \($0.low)\n\($0.x) \($0.high)\n" }),
      ]
    }
    let drawing = drawn.enumerated().map { index, series in
      "$bars\(index) using 1:2 with lines linecolor rgb '\(series.colour)' linewidth 0.75, "
        + "$data\(index) using 1:2 with linespoints linecolor rgb '\(series.colour)' linewidth 1.5 "
        + "pointtype \(series.pointType) pointsize 0.6"
    }
    return Plot(
      name: name, label: label, size: (300, 290), pointTitles: lines.joined().map(\.title),
      commands: polarAxes + rim + blocks + [Gnuplot.plot(drawing)])
  }

  private static let polarAxes = [
    "set polar", "set angles degrees", "set theta right clockwise", "set size square",
    "set margins 5, 5, 2, 2", "unset border", "unset xtics", "unset ytics", "unset raxis",
    "unset xlabel", "unset ylabel", "set rrange [0:100]",
    "set rtics 25 format '' scale 0",
    "set grid polar 45 linetype 1 linecolor rgb '\(Plot.grid)' linewidth 1 dashtype solid",
  ]

  /// The angles around the rim, and the rates on a ray between two of them.
  private static var rim: [String] {
    let ink = "textcolor rgb '\(Plot.foreground)'"
    let angles = stride(from: 0.0, to: 360, by: 45).map { degrees in
      "set label '\(Wording.plain(degrees))°' at \(place(degrees, rate: 114)) center \(ink)"
    }
    let rates = [50.0, 100].map { rate in
      "set label '\(Wording.plain(rate)) %' at \(place(-22.5, rate: rate)) left "
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
