import Chapters
import Document
import Findings
import Summaries

extension Figure {
  /// The read rate along a parameter whose limit was looked for, a line for each symbology; nil without two values.
  ///
  /// - Parameter limits: of one engine, suite, parameter, direction and setting.
  static func limitCurve(_ limits: [LimitRecord], name: String) -> Figure? {
    guard let first = limits.first else { return nil }
    let axis = SweptAxis(first.parameter)
    let values = limits.flatMap { $0.steps.map { axis.shown($0.value) } }
    guard let least = values.min(), let most = values.max(), most > least else { return nil }
    let isLogarithmic = least > 0 && most / least >= 20
    let margin = isLogarithmic ? 0 : 0.04 * (most - least)
    let range = isLogarithmic ? 0.9 * least...1.1 * most : least - margin...most + margin
    let setting =
      ["suite \(first.suite)"] + Wording.setting(first.setting, named: first.namedCondition)
    return Figure(
      caption: SweptAxis(first.parameter).standardName
        + ", \(setting.joined(separator: ", "))",
      note: limits.map { "\($0.symbology) \($0.words)" }.joined(separator: "; "),
      plot: .lines(
        name: name, label: "Read rate in percent against \(axis.label)",
        xAxis: PlotAxis(
          label: axis.label, range: range,
          ticks: isLogarithmic ? PlotTick.logarithmic(range) : PlotTick.linear(least...most),
          isLogarithmic: isLogarithmic),
        yAxis: PlotAxis(label: "read rate in %", range: -3...103, ticks: PlotTick.linear(0...100)),
        series: limits.enumerated().map { index, limit in
          let style = EngineStyle.styles(labelled: limits.map(\.symbology))[index]
          return LineSeries(
            colour: style.colour, pointType: style.shape.rawValue,
            points: limit.steps.sorted { $0.value < $1.value }.map { step in
              let rate = step.readRate
              return .init(
                x: axis.shown(step.value), y: 100 * rate.rate, low: 100 * rate.lower,
                high: 100 * rate.upper,
                title: Wording.reading(
                  limit.symbology, at: axis.text(step.value), rate, of: step.codes))
            })
        }))
  }
}
