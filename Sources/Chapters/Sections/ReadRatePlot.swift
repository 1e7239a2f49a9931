import Barcodes
import Document
import Findings
import Judging
import Summaries

/// The read rate of one symbology over the axis of a sweep, for every engine.
struct ReadRatePlot {
  let sweep: AxisSweep
  let symbology: String
  let styles: [EngineStyle]
  /// The name, unique in the page.
  let name: String

  var plot: any Plot {
    sweep.axis.family == .rotation ? polarPlot : linePlot
  }

  private var label: String {
    "Read rate of \(symbology) in percent against \(sweep.axis.label), for "
      + Wording.list(styles.map(\.label))
  }

  private var linePlot: LinePlot {
    let values = sweep.values.map(sweep.axis.shown)
    let (least, most) = (values.first ?? 0, values.last ?? 1)
    let span = most > least ? most - least : 1
    let range = least - 0.04 * span...most + 0.04 * span
    let guidance = Guidance.moduleWidthPixels
    let isMarked = sweep.axis == .moduleWidth && range.contains(guidance)
    return LinePlot(
      name: name, label: label,
      xAxis: PlotAxis(label: sweep.axis.label, range: range, ticks: ticks(least...most)),
      yAxis: PlotAxis(label: "read rate in %", range: -3...103, ticks: Ticks.linear(0...100)),
      mark: isMarked ? .init(label: "2 px", value: guidance) : nil,
      series: series { sweep.axis.shown($0) + 0.012 * span * $1 })
  }

  private var polarPlot: PolarPlot {
    PolarPlot(
      name: name, label: label + "; 0 degrees to the right, clockwise",
      series: series { $0 + 1.5 * $1 }, isClosed: Self.isFullTurn(sweep.values))
  }

  /// Returns true if no gap, including that back to the first, is much wider than the others.
  static func isFullTurn(_ degrees: [Double]) -> Bool {
    guard let first = degrees.first, let last = degrees.last, degrees.count > 2 else {
      return false
    }
    let widest = zip(degrees.dropFirst(), degrees).map { $0 - $1 }.max() ?? 0
    return first + 360 - last <= 1.5 * widest
  }

  private func ticks(_ range: ClosedRange<Double>) -> [PlotTick] {
    sweep.axis.isFlag
      ? [0, 1].map { PlotTick(label: sweep.axis.text($0), value: $0) } : Ticks.linear(range)
  }

  /// - Parameter place: where a value is drawn, by the side on which the engine stands among those at the same value: …, −½, ½, …
  private func series(
    _ place: (_ value: Double, _ side: Double) -> Double
  ) -> [LinePlot.Series] {
    styles.enumerated().map { index, style in
      let side = Double(index) - Double(styles.count - 1) / 2
      let asked = sweep.asked(engine: style.label, symbology: symbology)
      return LinePlot.Series(
        colour: style.colour, pointType: style.shape.rawValue,
        points: asked.compactMap { cell in
          guard let value = cell.point[sweep.axis.name], let rate = cell.readRate else {
            return nil
          }
          return .init(
            x: place(value, side), y: 100 * rate.rate, low: 100 * rate.lower,
            high: 100 * rate.upper,
            title: Wording.reading(
              style.label, at: sweep.axis.text(value), rate, of: cell.codes))
        })
    }
  }
}
