import Document
import Findings
import Summaries

/// A reading range diagram: for each X-dimension, from which distance to which codes are read.
struct ReadingRangePlot: Plot, Equatable {
  var name: String
  var label: String
  var rows: [String]
  /// For each reader a bar from the nearest to the farthest distance in each row, in centimetres; nil where no distance is read.
  var series: [BarPlot.BarSeries]
  /// In centimetres.
  var farthest: Double

  var size: (width: Int, height: Int) { (360, 80 + 26 * rows.count) }

  var commands: [String] {
    let names = rows.enumerated().map { PlotTick(label: $1, value: -Double($0)) }
    let half = 0.35 / Double(max(1, series.count))
    let drawn = series.enumerated().filter { $1.bars.contains { $0 != nil } }
    var lines =
      PlotAxis(label: "distance in cm", range: 0...farthest, ticks: Ticks.linear(0...farthest))
      .commands("x") + [
        "set lmargin 12", "set yrange [\(0.6 - Double(rows.count)):0.6]",
        "set ytics \(GnuplotText.ticks(names))",
      ]
    for (index, (place, series)) in drawn.enumerated() {
      let shift =
        (Double(self.series.count - 1) / 2 - Double(place)) * 0.7 / Double(self.series.count)
      let bars = series.bars.enumerated().compactMap { row, bar in
        let middle = shift - Double(row)
        return bar.map {
          "\($0.lower) \(middle) \($0.lower) \($0.upper) \(middle - half) \(middle + half)"
        }
      }
      lines.append(GnuplotText.block("range\(index)", bars))
    }
    let plots = drawn.enumerated().map { index, drawn in
      "$range\(index) using 1:2:3:4:5:6 with boxxyerror linecolor rgb '\(drawn.element.colour)' "
        + "fillstyle transparent solid \(drawn.element.density) border"
    }
    return lines + [GnuplotText.plot(plots)]
  }
}

extension ReadingRangePlot {
  private static let module = "module_mm"

  /// - Parameters:
  ///   - ranges: of one symbology under one condition, of each reader, in the order of the styles.
  ///   - farthest: of all distances that were tried, in millimetres.
  init(
    _ ranges: [(style: EngineStyle, ranges: [ReadingRange])], symbology: String, farthest: Double,
    name: String
  ) {
    let found = Set(ranges.flatMap(\.ranges).map { $0.setting[Self.module] })
    let modules = found.sorted { ($0 ?? 0) < ($1 ?? 0) }
    self.name = name
    self.farthest = farthest / 10
    // Where all have one X-dimension, the suite says it, and no axis does.
    rows = modules.map { $0.map { "\(Wording.plain($0)) mm" } ?? "" }
    label =
      "Reading range diagram of \(symbology): nearest and farthest distance by X-dimension, for "
      + Wording.list(ranges.map(\.style.label))
    series = ranges.enumerated().map { index, entry in
      BarPlot.BarSeries(
        colour: entry.style.colour, density: index == 0 ? 0.55 : 0.2,
        bars: modules.map { module in
          entry.ranges.first { $0.setting[Self.module] == module }.flatMap { range in
            guard let near = range.near, let far = range.far else { return nil }
            return BoundedEstimate(value: near / 10, lower: near / 10, upper: far / 10)
          }
        })
    }
  }
}
