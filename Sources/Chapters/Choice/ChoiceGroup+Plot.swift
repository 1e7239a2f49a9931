import Document
import Records
import Summaries

extension ChoiceGroup {
  /// A way to use the readers, with its number in the table beside the plot.
  private typealias ChoicePoint = (
    number: Int, found: CombinationRecord, time: MeanTimeRecord, rate: RateRecord
  )

  /// Readers, alone and together, by the time that a frame takes and the share that is read, with intervals of both; nil where nothing was
  /// timed.
  func plot(name: String) -> Plot? {
    let points = found.enumerated().compactMap { index, found -> ChoicePoint? in
      guard let time = found.time, time.meanMilliseconds > 0, let rate = found.readRate else {
        return nil
      }
      return (index + 1, found, time, rate)
    }
    if points.isEmpty { return nil }
    let others = points.filter { $0.found.isOnFront != true }
    let front = points.filter { $0.found.isOnFront == true }
      .sorted { $0.time.meanMilliseconds < $1.time.meanMilliseconds }
    let times = points.flatMap {
      [$0.time.lowerMilliseconds, $0.time.meanMilliseconds, $0.time.upperMilliseconds]
    }.filter { $0 > 0 }
    let xRange = (times.min() ?? 1) / 1.3...(times.max() ?? 1) * 1.5
    let lowest = points.map { 100 * $0.rate.lower }.min() ?? 0
    let yRange = max(0, lowest - 3) - 1...102
    let axes =
      PlotAxis(
        label: "mean time of a frame in ms", range: xRange, ticks: PlotTick.logarithmic(xRange),
        isLogarithmic: true
      ).commands("x")
      + PlotAxis(label: "frames read in %", range: yRange, ticks: PlotTick.linear(yRange))
      .commands("y")
    return Plot(
      name: name,
      label:
        "Share of frames read against mean time, \(frames.words.joined(separator: ", ")), readers numbered as in the table",
      size: (480, 320),
      pointTitles: (others + front).map { "\($0.number) \($0.found.name): \($0.found.words)" },
      commands: axes + lines(xRange, yRange) + Self.drawing(others: others, front: front))
  }

  /// Lines at what is asked.
  private func lines(_ xRange: ClosedRange<Double>, _ yRange: ClosedRange<Double>) -> [String] {
    let style = "nohead dashtype 3 linewidth 1.5 linecolor rgb '\(Plot.foreground)'"
    let time = rule.mostMilliseconds.flatMap { xRange.contains($0) ? $0 : nil }.map {
      "set arrow from first \($0), graph 0 to first \($0), graph 1 \(style)"
    }
    let read = rule.read.map { 100 * $0 }.flatMap { yRange.contains($0) ? $0 : nil }.map {
      "set arrow from graph 0, first \($0) to graph 1, first \($0) \(style)"
    }
    return [time, read].compactMap(\.self)
  }

  /// - Parameter front: in the order of their times.
  private static func drawing(others: [ChoicePoint], front: [ChoicePoint]) -> [String] {
    let series = [
      ("others", others, Plot.colour(4), EngineStyle.Shape.circle.rawValue - 1),
      ("front", front, Plot.colour(0), EngineStyle.Shape.circle.rawValue),
    ].filter { !$0.1.isEmpty }
    let blocks = series.map { name, points, _, _ in
      Gnuplot.block(
        name,
        points.map { point in
          let (time, rate) = (point.time, point.rate)
          let least = max(time.lowerMilliseconds, 1e-9)
          return
            "\(time.meanMilliseconds) \(100 * rate.rate) \(least) \(time.upperMilliseconds) \(100 * rate.lower) \(100 * rate.upper) \(point.number)"
        })
    }
    let plots = series.flatMap { name, _, colour, shape in
      [
        "$\(name) using 1:2:3:4:5:6 with xyerrorbars linecolor rgb '\(colour)' pointtype \(shape) pointsize 0.7 linewidth 0.8",
        "$\(name) using 1:2:7 with labels left offset 0.6,0.5 textcolor rgb '\(name == "front" ? Plot.foreground : colour)'",
      ]
    }
    // What can be had in a time: a step at each way that is surpassed by none.
    let steps =
      front.isEmpty
      ? [] : ["$front using 1:2 with steps linecolor rgb '\(Plot.colour(0))' linewidth 0.6"]
    return blocks + [Gnuplot.plot(steps + plots)]
  }
}
