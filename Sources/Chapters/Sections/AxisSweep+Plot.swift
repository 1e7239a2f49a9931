import Barcodes
import Document
import Findings
import Judging
import Summaries

extension AxisSweep {
  /// The read rate of one symbology over the axis of the sweep, for every engine.
  ///
  /// - Parameter name: unique in the page.
  func plot(of symbology: String, _ styles: [EngineStyle], name: String) -> Plot {
    let label =
      "Read rate of \(symbology) in percent against \(axis.label), for "
      + Wording.list(styles.map(\.label))
    guard axis.family != .rotation else {
      return .polar(
        name: name, label: label + "; 0 degrees to the right, clockwise",
        series: series(symbology, styles) { $0 + 1.5 * $1 }, isClosed: Self.isFullTurn(values))
    }
    let shown = values.map(axis.shown)
    let (least, most) = (shown.first ?? 0, shown.last ?? 1)
    let span = most > least ? most - least : 1
    let range = least - 0.04 * span...most + 0.04 * span
    let guidance = Guidance.moduleWidthPixels
    let isMarked = axis == .moduleWidth && range.contains(guidance)
    return .lines(
      name: name, label: label,
      xAxis: PlotAxis(
        label: axis.label, range: range,
        ticks: axis.isFlag
          ? [0, 1].map { PlotTick(label: axis.text($0), value: $0) }
          : PlotTick.linear(least...most)),
      yAxis: PlotAxis(label: "read rate in %", range: -3...103, ticks: PlotTick.linear(0...100)),
      mark: isMarked ? .init(label: "2 px", value: guidance) : nil,
      series: series(symbology, styles) { axis.shown($0) + 0.012 * span * $1 })
  }

  /// Returns true if no gap, including that back to the first, is much wider than the others.
  static func isFullTurn(_ degrees: [Double]) -> Bool {
    guard let first = degrees.first, let last = degrees.last, degrees.count > 2 else {
      return false
    }
    let widest = zip(degrees.dropFirst(), degrees).map { $0 - $1 }.max() ?? 0
    return first + 360 - last <= 1.5 * widest
  }

  /// - Parameter place: where a value is drawn, by the side on which the engine stands among those at the same value: …, −½, ½, …
  private func series(
    _ symbology: String, _ styles: [EngineStyle],
    _ place: (_ value: Double, _ side: Double) -> Double
  ) -> [LineSeries] {
    styles.enumerated().map { index, style in
      let side = Double(index) - Double(styles.count - 1) / 2
      return LineSeries(
        colour: style.colour, pointType: style.shape.rawValue,
        points: asked(engine: style.label, symbology: symbology).compactMap { cell in
          guard let value = cell.point[axis.name], let rate = cell.readRate else { return nil }
          return .init(
            x: place(value, side), y: 100 * rate.rate, low: 100 * rate.lower,
            high: 100 * rate.upper,
            title: Wording.reading(style.label, at: axis.text(value), rate, of: cell.codes))
        })
    }
  }
}
