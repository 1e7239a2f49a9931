import Document
import Findings
import Summaries

extension Plot {
  private static let module = "module_mm"

  /// A reading range diagram: for each X-dimension, from which distance to which codes are read, a bar for each reader.
  ///
  /// - Parameters:
  ///   - ranges: of one symbology under one condition, of each reader, in the order of the styles.
  ///   - farthest: of all distances that were tried, in millimetres.
  static func readingRanges(
    _ ranges: [(style: EngineStyle, ranges: [ReadingRange])], symbology: String, farthest: Double,
    name: String
  ) -> Plot {
    let found = Set(ranges.flatMap(\.ranges).map { $0.setting[module] })
    let modules = found.sorted { ($0 ?? 0) < ($1 ?? 0) }
    let rows = rows(modules)
    let count = Double(max(1, ranges.count))
    let drawn = ranges.enumerated().compactMap {
      place, reader -> (block: [String], look: String)? in
      let middle = (Double(ranges.count - 1) / 2 - Double(place)) * 0.7 / count
      let bars = modules.enumerated().compactMap { row, module in
        reader.ranges.first { $0.setting[Self.module] == module }
          .flatMap { bar($0, y: middle - Double(row), half: 0.35 / count) }
      }
      guard !bars.isEmpty else { return nil }
      return (
        bars,
        "linecolor rgb '\(reader.style.colour)' fillstyle transparent solid \(place == 0 ? 0.55 : 0.2) border"
      )
    }
    let range = 0...farthest / 10
    return Plot(
      name: name,
      label:
        "Reading range diagram of \(symbology): nearest and farthest distance by X-dimension, for "
        + Wording.list(ranges.map(\.style.label)),
      size: (360, 80 + 26 * rows.count),
      commands: PlotAxis(label: "distance in cm", range: range, ticks: PlotTick.linear(range))
        .commands("x") + [
          "set lmargin 12", "set yrange [\(0.6 - Double(rows.count)):0.6]",
          "set ytics \(Gnuplot.ticks(rows))",
        ] + drawn.enumerated().map { Gnuplot.block("range\($0)", $1.block) }
        + [
          Gnuplot.plot(
            drawn.enumerated().map { "$range\($0) using 1:2:3:4:5:6 with boxxyerror \($1.look)" })
        ])
  }

  /// Where all have one X-dimension, the suite says it, and no axis does.
  private static func rows(_ modules: [Double?]) -> [PlotTick] {
    modules.enumerated().map { row, module in
      PlotTick(label: module.map { "\(Wording.plain($0)) mm" } ?? "", value: -Double(row))
    }
  }

  /// Returns the row of a bar from the nearest to the farthest distance, in centimetres; nil where no distance is read.
  private static func bar(_ range: ReadingRange, y: Double, half: Double) -> String? {
    guard let near = range.nearMillimetres.map({ $0 / 10 }),
      let far = range.farMillimetres.map({ $0 / 10 })
    else {
      return nil
    }
    return "\(near) \(y) \(near) \(far) \(y - half) \(y + half)"
  }
}
