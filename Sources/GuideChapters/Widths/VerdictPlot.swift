import Document
import Judging
import Summaries

/// The read rate of one symbology and its trend against module width, under one condition.
struct VerdictPlot {
  let matrix: VerdictMatrix
  let symbology: String
  let styles: [EngineStyle]
  /// The name, unique in the page.
  let name: String

  var plot: LinePlot {
    let axis = SweptAxis.moduleWidth
    let widths = matrix.widths
    let (least, most) = (widths.first ?? 1, widths.last ?? 2)
    let range = 0.94 * least...1.06 * max(most, 1.01 * least)
    let guidance = Guidance.moduleWidthPixels
    return LinePlot(
      name: name,
      label: "Read rate of \(symbology) in percent against \(axis.label), for "
        + Wording.list(styles.map(\.label)) + (matrix.condition.map { ", \($0)" } ?? ""),
      xAxis: PlotAxis(
        label: axis.label, range: range, ticks: Ticks.moduleWidths(within: range),
        isLogarithmic: true),
      yAxis: PlotAxis(label: "read rate in %", range: -3...103, ticks: Ticks.linear(0...100)),
      mark: range.contains(guidance)
        ? .init(x: guidance, label: Wording.pixels(guidance)) : nil,
      series: styles.enumerated().flatMap { index, style in
        series(style, records(of: style), shift: 1 + 0.01 * side(index))
      })
  }

  private func records(of style: EngineStyle) -> [WidthRecord] {
    matrix.records.first { $0.engine == style.label && $0.symbology == symbology }?.widths ?? []
  }

  private func series(
    _ style: EngineStyle, _ records: [WidthRecord], shift: Double
  ) -> [LinePlot.Series] {
    let trend = records.map {
      LinePlot.LinePoint(x: $0.width, y: 100 * $0.trend, low: 100 * $0.trend, high: 100 * $0.trend)
    }
    let observed = records.map {
      LinePlot.LinePoint(
        x: $0.width * shift, y: 100 * $0.rate.rate, low: 100 * $0.rate.lower,
        high: 100 * $0.rate.upper,
        title: Wording.reading(style.label, at: Wording.pixels($0.width), $0.rate, of: $0.codes))
    }
    let shape = style.shape.rawValue
    return [
      .init(colour: style.colour, pointType: shape, marks: .line, points: trend),
      .init(colour: style.colour, pointType: shape, marks: .points, points: observed),
    ]
  }

  private func side(_ index: Int) -> Double { Double(index) - Double(styles.count - 1) / 2 }
}
