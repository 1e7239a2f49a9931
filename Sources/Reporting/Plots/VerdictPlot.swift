import Analysis
import Judging
import Records

/// Read rate of one symbology against module width for every engine, under one condition: what was
/// observed, and its trend.
struct VerdictPlot {
  let matrix: VerdictMatrix
  let symbology: String
  let styles: [EngineStyle]
  /// Unique in the page.
  let name: String

  var plot: LinePlot {
    let axis = SweptAxis.moduleWidth
    let widths = matrix.widths.filter { !matrix.controls.contains($0) }
    let (least, most) = (widths.first ?? 0, widths.last ?? 1)
    let span = most > least ? most - least : 1
    let range = least - 0.04 * span...most + 0.04 * span
    let guidance = Guidance.moduleWidthPixels
    return LinePlot(
      name: name,
      label: "Read rate of \(symbology) in percent against \(axis.label), for "
        + Wording.list(styles.map(\.label)) + (matrix.condition.map { ", \($0)" } ?? ""),
      xAxis: PlotAxis(label: axis.label, range: range, ticks: Ticks.linear(least...most)),
      yAxis: PlotAxis(label: "read rate in %", range: -3...103, ticks: Ticks.linear(0...100)),
      mark: range.contains(guidance)
        ? .init(x: guidance, label: Wording.pixels(guidance)) : nil,
      series: styles.enumerated().flatMap { index, style in
        series(style, records(of: style, from: widths), shift: 0.006 * span * side(index))
      })
  }

  private func records(of style: EngineStyle, from widths: [Double]) -> [WidthRecord] {
    let record = matrix.records.first { $0.engine == style.label && $0.symbology == symbology }
    return (record?.widths ?? []).filter { widths.contains($0.width) }
  }

  private func series(
    _ style: EngineStyle, _ records: [WidthRecord], shift: Double
  ) -> [LinePlot.Series] {
    let trend = records.map {
      LinePlot.Point(x: $0.width, y: 100 * $0.trend, low: 100 * $0.trend, high: 100 * $0.trend)
    }
    let observed = records.map {
      LinePlot.Point(
        x: $0.width + shift, y: 100 * $0.rate.rate, low: 100 * $0.rate.lower,
        high: 100 * $0.rate.upper,
        title: Wording.reading(style.label, at: Wording.pixels($0.width), $0.rate, of: $0.codes))
    }
    let shape = style.shape.rawValue
    return [
      .init(colour: style.colour, pointType: shape, marks: .line, points: trend),
      .init(colour: style.colour, pointType: shape, marks: .points, points: observed),
    ]
  }

  /// Where an engine stands among those drawn at the same width: …, −½, ½, …
  private func side(_ index: Int) -> Double { Double(index) - Double(styles.count - 1) / 2 }
}

extension VerdictMatrix {
  /// Large widths far from the others, which only show that an engine reads the symbology at all: they
  /// would leave the others no room on the axis.
  var controls: [Double] {
    let widths = self.widths
    let gaps = zip(widths.dropFirst(), widths).map { $0 - $1 }
    guard let usual = gaps.sorted().dropFirst(gaps.count / 2).first,
      let wide = gaps.firstIndex(where: { $0 > 5 * usual })
    else { return [] }
    return Array(widths[(wide + 1)...])
  }
}
