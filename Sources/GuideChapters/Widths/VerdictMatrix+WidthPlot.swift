package import Document
import Judging
import Summaries

extension VerdictMatrix {
  /// The module widths from which each reader reads, symbology by symbology, on an axis of pixels.
  ///
  /// A bar begins at the widest that is shown to fall short, or else at the narrowest that was tried, and ends at the point, unless wider
  /// modules are read less.
  package func widthPlot(_ styles: [EngineStyle]) -> Plot {
    let series = styles.enumerated().map { index, style in
      let shift = 0.22 * (Double(styles.count - 1) / 2 - Double(index))
      return LineSeries(
        colour: style.colour, pointType: style.shape.rawValue,
        points: symbologies.enumerated().compactMap { row, symbology in
          records.first { $0.engine == style.label && $0.symbology == symbology }
            .flatMap { Self.point($0, y: shift - Double(row), style.label) }
        })
    }.filter { !$0.points.isEmpty }
    return Plot(
      name: "safe_widths",
      label:
        "From which module width on each symbology is read, for \(Wording.list(styles.map(\.label)))"
        + (condition.map { ", \($0)" } ?? ""),
      size: (360, 90 + 22 * symbologies.count),
      pointTitles: series.flatMap(\.points).map(\.title),
      commands: widthAxes + series.enumerated().map { $1.block("widths\($0)") }
        + [
          Gnuplot.plot(
            series.enumerated().map { index, series in
              "$widths\(index) using 1:2:3:4 with xerrorbars linecolor rgb '\(series.colour)' pointtype \(series.pointType) "
                + "pointsize 0.6 linewidth 1.2"
            })
        ])
  }

  /// The symbologies stand from the top down: 0 for the first and −1 for the next.
  private var widthAxes: [String] {
    let rows = symbologies.enumerated().map { PlotTick(label: $1, value: -Double($0)) }
    let guidance = Guidance.moduleWidthPixels
    let widths = widths
    let (least, most) = (widths.first ?? 1, widths.last ?? 2)
    let range = 0.93 * least...1.07 * max(most, 1.01 * least)
    return PlotAxis(
      label: "px for each module", range: range, ticks: PlotTick.moduleWidths(within: range),
      isLogarithmic: true
    ).commands("x") + [
      "set lmargin 12", "set yrange [\(0.6 - Double(rows.count)):0.6]",
      "set ytics \(Gnuplot.ticks(rows))",
    ] + PlotTick(label: Wording.pixels(guidance), value: guidance).markCommands
  }

  /// Returns nil if no width is shown to suffice.
  private static func point(
    _ record: VerdictRecord, y: Double, _ engine: String
  ) -> LineSeries.LinePoint? {
    let range = record.falls?.range
    guard let width = record.reportableSafeWidth ?? range?.lowerBound,
      let least = record.widths.first?.widthPixels
    else { return nil }
    let failing = record.widths.last { $0.widthPixels < width && $0.decision == .fails }
    return .init(
      x: width, y: y, low: failing?.widthPixels ?? least, high: range?.upperBound ?? width,
      title: "\(engine), \(record.symbology): \(record.safeText)"
        + (failing.map { "; \(Wording.pixels($0.widthPixels)) falls short" } ?? ""))
  }
}
