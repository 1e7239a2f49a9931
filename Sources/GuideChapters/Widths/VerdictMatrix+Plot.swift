import Document
import Judging
import Summaries

extension VerdictMatrix {
  /// The read rate of one symbology and its trend against module width.
  ///
  /// - Parameter name: unique in the page.
  func plot(of symbology: String, _ styles: [EngineStyle], name: String) -> Plot {
    let axis = SweptAxis.moduleWidth
    let widths = widths
    let (least, most) = (widths.first ?? 1, widths.last ?? 2)
    let range = 0.94 * least...1.06 * max(most, 1.01 * least)
    let guidance = Guidance.moduleWidthPixels
    return .lines(
      name: name,
      label: "Read rate of \(symbology) in percent against \(axis.label), for "
        + Wording.list(styles.map(\.label)) + (condition.map { ", \($0)" } ?? ""),
      xAxis: PlotAxis(
        label: axis.label, range: range, ticks: PlotTick.moduleWidths(within: range),
        isLogarithmic: true),
      yAxis: PlotAxis(label: "read rate in %", range: -3...103, ticks: PlotTick.linear(0...100)),
      mark: range.contains(guidance)
        ? .init(label: Wording.pixels(guidance), value: guidance) : nil,
      series: styles.enumerated().flatMap { index, style in
        let record = records.first { $0.engine == style.label && $0.symbology == symbology }
        let side = Double(index) - Double(styles.count - 1) / 2
        return Self.series(style, record?.widths ?? [], shift: 1 + 0.01 * side)
      })
  }

  private static func series(
    _ style: EngineStyle, _ records: [WidthRecord], shift: Double
  ) -> [LineSeries] {
    let trend = records.map {
      LineSeries.LinePoint(
        x: $0.widthPixels, y: 100 * $0.trend, low: 100 * $0.trend, high: 100 * $0.trend)
    }
    let observed = records.map {
      LineSeries.LinePoint(
        x: $0.widthPixels * shift, y: 100 * $0.readRate.rate, low: 100 * $0.readRate.lower,
        high: 100 * $0.readRate.upper,
        title: Wording.reading(
          style.label, at: Wording.pixels($0.widthPixels), $0.readRate, of: $0.codes))
    }
    let shape = style.shape.rawValue
    return [
      .init(colour: style.colour, pointType: shape, marks: .line, points: trend),
      .init(colour: style.colour, pointType: shape, marks: .points, points: observed),
    ]
  }
}
