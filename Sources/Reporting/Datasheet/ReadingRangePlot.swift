import Document
import Findings
import Summaries

/// A reading range diagram: for each X-dimension, from which distance to which codes are read.
struct ReadingRangePlot: Plot, Equatable {
  struct RangeBar: Equatable {
    /// The row from the top, 0 for the first.
    var row: Int
    /// In centimetres, as is the farthest.
    var near: Double
    var far: Double
    var title: String
  }

  struct RangeSeries: Equatable {
    /// The colour as `#rrggbb`.
    var colour: String
    /// The density of the fill in 0...1, so that series do not differ by colour alone.
    var density: Double
    /// The shift across the row, in rows.
    var shift: Double
    var bars: [RangeBar]
  }

  var name: String
  var label: String
  var rows: [String]
  var series: [RangeSeries]
  /// In centimetres.
  var farthest: Double

  var size: (width: Int, height: Int) { (360, 80 + 26 * rows.count) }

  var commands: [String] {
    let names = rows.enumerated().map { PlotTick(label: $1, value: -Double($0)) }
    let drawn = series.filter { !$0.bars.isEmpty }
    let half = 0.35 / Double(max(1, series.count))
    var lines =
      PlotAxis(label: "distance in cm", range: 0...farthest, ticks: Ticks.linear(0...farthest))
      .commands("x") + [
        "set lmargin 12", "set yrange [\(0.6 - Double(rows.count)):0.6]",
        "set ytics \(GnuplotText.ticks(names))",
      ]
    for (index, series) in drawn.enumerated() {
      lines.append(
        GnuplotText.block(
          "range\(index)",
          series.bars.map { bar in
            let middle = series.shift - Double(bar.row)
            return "\(bar.near) \(middle) \(bar.near) \(bar.far) \(middle - half) \(middle + half)"
          }))
    }
    let plots = drawn.enumerated().map { index, series in
      "$range\(index) using 1:2:3:4:5:6 with boxxyerror linecolor rgb '\(series.colour)' "
        + "fillstyle transparent solid \(series.density) border"
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
      RangeSeries(
        colour: entry.style.colour, density: index == 0 ? 0.55 : 0.2,
        shift: (Double(ranges.count - 1) / 2 - Double(index)) * 0.7 / Double(ranges.count),
        bars: modules.enumerated().compactMap { row, module in
          entry.ranges.first { $0.setting[Self.module] == module }
            .flatMap { RangeBar($0, row: row, entry.style.label) }
        })
    }
  }
}

extension ReadingRangePlot.RangeBar {
  /// Nil where no distance is read.
  fileprivate init?(_ range: ReadingRange, row: Int, _ engine: String) {
    guard let near = range.near, let far = range.far else { return nil }
    self.init(
      row: row, near: near / 10, far: far / 10,
      title: "\(engine): \(Wording.plain(near / 10)) to \(Wording.plain(far / 10)) cm")
  }
}
