package import Document
import Judging
import Summaries

/// The module widths from which each reader reads, symbology by symbology, on an axis of pixels.
package struct SafeWidthPlot: Plot, Equatable {
  struct WidthPoint: Equatable {
    /// The row from the top, 0 for the first.
    var row: Int
    /// The width in pixels, as are its bounds.
    var width: Double
    /// The widest that is shown to fall short, or else the narrowest that was tried.
    var low: Double
    /// The end of the read range: the width itself, unless wider modules are read less.
    var high: Double
    var title: String
  }

  struct WidthSeries: Equatable {
    /// The colour as `#rrggbb`.
    var colour: String
    var pointType: Int
    /// The shift across the row, in rows.
    var shift: Double
    var points: [WidthPoint]
  }

  package var name = "safe_widths"
  package var label: String
  package var rows: [String]
  var series: [WidthSeries]
  package var range: ClosedRange<Double>
  var ticks: [PlotTick]

  package var size: PlotSize { PlotSize(width: 360, height: 90 + 22 * rows.count) }

  package var pointTitles: [String] { drawn.flatMap(\.points).map(\.title) }

  private var drawn: [WidthSeries] { series.filter { !$0.points.isEmpty } }

  package var commands: [String] {
    let names = rows.enumerated().map { PlotTick(label: $1, value: -Double($0)) }
    let guidance = Guidance.moduleWidthPixels
    var lines =
      PlotAxis(label: "px for each module", range: range, ticks: ticks, isLogarithmic: true)
      .commands("x") + [
        "set lmargin 12", "set yrange [\(0.6 - Double(rows.count)):0.6]",
        "set ytics \(GnuplotText.ticks(names))",
      ] + LinePlot.AxisMark(x: guidance, label: Wording.pixels(guidance)).commands
    for (index, series) in drawn.enumerated() {
      lines.append(
        GnuplotText.block(
          "widths\(index)",
          series.points.map { "\($0.width) \(series.shift - Double($0.row)) \($0.low) \($0.high)" })
      )
    }
    let plots = drawn.enumerated().map { index, series in
      "$widths\(index) using 1:2:3:4 with xerrorbars linecolor rgb '\(series.colour)' pointtype \(series.pointType) "
        + "pointsize 0.6 linewidth 1.2"
    }
    return lines + [GnuplotText.plot(plots)]
  }
}

extension SafeWidthPlot {
  package init(_ matrix: VerdictMatrix, _ styles: [EngineStyle]) {
    let rows = matrix.symbologies
    label =
      "From which module width on each symbology is read, for \(Wording.list(styles.map(\.label)))"
      + (matrix.condition.map { ", \($0)" } ?? "")
    self.rows = rows
    series = styles.enumerated().map { index, style in
      WidthSeries(
        colour: style.colour, pointType: style.shape.rawValue,
        shift: 0.22 * (Double(styles.count - 1) / 2 - Double(index)),
        points: rows.enumerated().compactMap { row, symbology in
          matrix.records.first { $0.engine == style.label && $0.symbology == symbology }
            .flatMap { WidthPoint($0, row: row, style.label) }
        })
    }
    let widths = matrix.widths
    let (least, most) = (widths.first ?? 1, widths.last ?? 2)
    range = 0.93 * least...1.07 * max(most, 1.01 * least)
    ticks = Ticks.moduleWidths(within: range)
  }
}

extension SafeWidthPlot.WidthPoint {
  /// Returns nil if no width is shown to suffice.
  fileprivate init?(_ record: VerdictRecord, row: Int, _ engine: String) {
    let range = record.falls?.range
    guard let width = record.reportableSafeWidth ?? range?.lowerBound,
      let least = record.widths.first?.width
    else { return nil }
    let failing = record.widths.last { $0.width < width && $0.decision == .fails }?.width
    self.init(
      row: row, width: width, low: failing ?? least, high: range?.upperBound ?? width,
      title: "\(engine), \(record.symbology): \(record.safeText)"
        + (failing.map { "; \(Wording.pixels($0)) falls short" } ?? ""))
  }
}
