import Document
import Records
import Summaries

/// The share of done scans over time: a plot for each scene, a curve for each engine's fastest
/// setting.
extension FigureGroup {
  static func liveCurves(_ scenes: [LiveScene], _ styles: [EngineStyle]) -> [FigureGroup] {
    let figures = scenes.compactMap { figure($0, styles) }
    guard !figures.isEmpty else { return [] }
    return [
      FigureGroup(
        title: "Scans that are done, over time",
        remark:
          "Kaplan–Meier; each engine with its fastest setting, the first policy of accepting, all symbologies apart.",
        legend: styles.map(\.legendEntry),
        figures: figures)
    ]
  }

  private static func figure(_ scene: LiveScene, _ styles: [EngineStyle]) -> Figure? {
    var notes: [String] = []
    let series = styles.flatMap { style in
      scene.shown(style.label).compactMap { cell -> LineSeries? in
        guard let curve = cell.policies.first?.curve else { return nil }
        notes.append("\(style.label), \(cell.symbology): \(cell.settingWords), n = \(cell.scans)")
        return LineSeries(
          colour: style.colour, pointType: style.shape.rawValue, marks: .line,
          points: steps(curve))
      }
    }
    guard !series.isEmpty else { return nil }
    let end = scene.stream.seconds
    return Figure(
      caption: scene.words, note: notes.joined(separator: "; "),
      plot: .lines(
        name: "live_\(scene.suite.name)_\(scene.words)".plotName,
        label: "\(scene.suite.name), \(scene.words): share of the scans that is done, over time",
        xAxis: PlotAxis(
          label: "seconds since the camera looks", range: 0...end,
          ticks: (0...4).map { place in
            let value = end * Double(place) / 4
            return PlotTick(label: Wording.plain(value), value: value)
          }),
        yAxis: PlotAxis(
          label: "scans done", range: 0...1,
          ticks: [0, 0.25, 0.5, 0.75, 1].map { PlotTick(label: "\(Int($0 * 100)) %", value: $0) }),
        series: series))
  }

  private static func steps(_ curve: DoneCurve) -> [LineSeries.LinePoint] {
    func point(_ x: Double, _ y: Double) -> LineSeries.LinePoint {
      .init(x: x, y: y, low: y, high: y)
    }
    var points = [point(0, 0)]
    var share = 0.0
    for (time, next) in zip(curve.timesSeconds, curve.shares) {
      points += [point(time, share), point(time, next)]
      share = next
    }
    return points + [point(curve.endSeconds, share)]
  }
}

extension String {
  fileprivate var plotName: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
