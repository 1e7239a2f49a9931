package import Document
import Judging
import Summaries

/// The module widths from which each reader reads, symbology by symbology, on an axis of pixels.
package struct SafeWidthPlot: Plot, Equatable {
  package var name = "safe_widths"
  package var label: String
  package var rows: [String]
  /// x is a width in pixels, y the row from the top, 0 for the first and −1 for the next. A bar begins at the widest that is shown to fall
  /// short, or else at the narrowest that was tried, and ends at the point, unless wider modules are read less.
  var series: [LinePlot.Series]
  package var range: ClosedRange<Double>
  var ticks: [PlotTick]

  package var size: (width: Int, height: Int) { (360, 90 + 22 * rows.count) }

  package var pointTitles: [String] { drawn.flatMap(\.points).map(\.title) }

  private var drawn: [LinePlot.Series] { series.filter { !$0.points.isEmpty } }

  package var commands: [String] {
    let names = rows.enumerated().map { PlotTick(label: $1, value: -Double($0)) }
    let guidance = Guidance.moduleWidthPixels
    let axes =
      PlotAxis(label: "px for each module", range: range, ticks: ticks, isLogarithmic: true)
      .commands("x") + [
        "set lmargin 12", "set yrange [\(0.6 - Double(rows.count)):0.6]",
        "set ytics \(GnuplotText.ticks(names))",
      ] + PlotTick(label: Wording.pixels(guidance), value: guidance).markCommands
    let plots = drawn.enumerated().map { index, series in
      "$widths\(index) using 1:2:3:4 with xerrorbars linecolor rgb '\(series.colour)' pointtype \(series.pointType) "
        + "pointsize 0.6 linewidth 1.2"
    }
    return axes + drawn.enumerated().map { $1.block("widths\($0)") } + [GnuplotText.plot(plots)]
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
      let shift = 0.22 * (Double(styles.count - 1) / 2 - Double(index))
      return LinePlot.Series(
        colour: style.colour, pointType: style.shape.rawValue,
        points: rows.enumerated().compactMap { row, symbology in
          matrix.records.first { $0.engine == style.label && $0.symbology == symbology }
            .flatMap { Self.point($0, row: shift - Double(row), style.label) }
        })
    }
    let widths = matrix.widths
    let (least, most) = (widths.first ?? 1, widths.last ?? 2)
    range = 0.93 * least...1.07 * max(most, 1.01 * least)
    ticks = Ticks.moduleWidths(within: range)
  }

  /// Returns nil if no width is shown to suffice.
  private static func point(
    _ record: VerdictRecord, row: Double, _ engine: String
  ) -> LinePlot.LinePoint? {
    let range = record.falls?.range
    guard let width = record.reportableSafeWidth ?? range?.lowerBound,
      let least = record.widths.first?.width
    else { return nil }
    let failing = record.widths.last { $0.width < width && $0.decision == .fails }?.width
    return .init(
      x: width, y: row, low: failing ?? least, high: range?.upperBound ?? width,
      title: "\(engine), \(record.symbology): \(record.safeText)"
        + (failing.map { "; \(Wording.pixels($0)) falls short" } ?? ""))
  }
}
