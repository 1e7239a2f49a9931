import Document
import Records
import Summaries

/// Readers, alone and together, by the time that a frame takes and the share that is read, with intervals of both.
struct ChoicePlot: Plot {
  struct ChoicePoint {
    /// As in the table beside the plot.
    let number: Int
    let found: CombinationRecord
    let time: MeanTimeRecord
    let rate: RateRecord
  }

  let name: String
  let label: String
  private let points: [ChoicePoint]
  private let group: ChoiceGroup

  /// Nil where nothing was timed.
  init?(_ group: ChoiceGroup, name: String) {
    self.group = group
    self.name = name
    label =
      "Share of frames read against mean time, \(group.frames.words.joined(separator: ", ")), readers numbered as in the table"
    points = group.found.enumerated().compactMap { index, found in
      guard let time = found.time, time.mean > 0, let rate = found.readRate else { return nil }
      return ChoicePoint(number: index + 1, found: found, time: time, rate: rate)
    }
    if points.isEmpty { return nil }
  }

  var size: (width: Int, height: Int) { (480, 320) }

  /// In the order of their times.
  private var front: [ChoicePoint] {
    points.filter { $0.found.isOnFront == true }.sorted { $0.time.mean < $1.time.mean }
  }
  private var others: [ChoicePoint] { points.filter { $0.found.isOnFront != true } }

  var pointTitles: [String] {
    (others + front).map { "\($0.number) \($0.found.name): \(ChoiceWords.result($0.found))" }
  }

  var commands: [String] {
    let times = points.flatMap { [$0.time.lower, $0.time.mean, $0.time.upper] }.filter { $0 > 0 }
    let xRange = (times.min() ?? 1) / 1.3...(times.max() ?? 1) * 1.5
    let lowest = points.map { 100 * $0.rate.lower }.min() ?? 0
    let yRange = max(0, lowest - 3) - 1...102
    return PlotAxis(
      label: "mean time of a frame in ms", range: xRange, ticks: Ticks.logarithmic(xRange),
      isLogarithmic: true
    ).commands("x")
      + PlotAxis(label: "frames read in %", range: yRange, ticks: Ticks.linear(yRange))
      .commands("y")
      + rule(xRange, yRange) + drawing
  }

  /// Lines at what is asked.
  private func rule(_ xRange: ClosedRange<Double>, _ yRange: ClosedRange<Double>) -> [String] {
    let style = "nohead dashtype 3 linewidth 1.5 linecolor rgb '\(PlotInk.foreground)'"
    let time = group.rule.most.flatMap { xRange.contains($0) ? $0 : nil }.map {
      "set arrow from first \($0), graph 0 to first \($0), graph 1 \(style)"
    }
    let read = group.rule.read.map { 100 * $0 }.flatMap { yRange.contains($0) ? $0 : nil }.map {
      "set arrow from graph 0, first \($0) to graph 1, first \($0) \(style)"
    }
    return [time, read].compactMap(\.self)
  }

  private var drawing: [String] {
    let series = [
      ("others", others, PlotPalette.colour(4), EngineStyle.Shape.circle.rawValue - 1),
      ("front", front, PlotPalette.colour(0), EngineStyle.Shape.circle.rawValue),
    ].filter { !$0.1.isEmpty }
    let blocks = series.map { name, points, _, _ in
      GnuplotText.block(
        name,
        points.map { point in
          let (time, rate) = (point.time, point.rate)
          return
            "\(time.mean) \(100 * rate.rate) \(max(time.lower, 1e-9)) \(time.upper) \(100 * rate.lower) \(100 * rate.upper) \(point.number)"
        })
    }
    let plots = series.flatMap { name, _, colour, shape in
      [
        "$\(name) using 1:2:3:4:5:6 with xyerrorbars linecolor rgb '\(colour)' pointtype \(shape) pointsize 0.7 linewidth 0.8",
        "$\(name) using 1:2:7 with labels left offset 0.6,0.5 textcolor rgb '\(name == "front" ? PlotInk.foreground : colour)'",
      ]
    }
    // What can be had in a time: a step at each way that is surpassed by none.
    let steps =
      front.isEmpty
      ? [] : ["$front using 1:2 with steps linecolor rgb '\(PlotPalette.colour(0))' linewidth 0.6"]
    return blocks + [GnuplotText.plot(steps + plots)]
  }
}
