import Document

/// Rates over two axes, as coloured tiles of one size; untested combinations stay empty.
struct HeatMapPlot: Plot, Equatable {
  struct Tile: Equatable {
    /// The index into the x axis's values; `row` is that into the y axis's.
    var column: Int
    var row: Int
    /// The colour as `#rrggbb`.
    var colour: String
  }

  /// The tested values, evenly spaced regardless of their distances.
  struct HeatMapAxis: Equatable {
    var label: String
    var values: [String]
  }

  var name: String
  var label: String
  var xAxis: HeatMapAxis
  var yAxis: HeatMapAxis
  var tiles: [Tile]

  var size: (width: Int, height: Int) { (360, 250) }

  var commands: [String] {
    let rows = tiles.map { tile in
      let (x, y) = (Double(tile.column), Double(tile.row))
      return "\(x) \(y) \(x - 0.47) \(x + 0.47) \(y - 0.47) \(y + 0.47) "
        + "0x\(tile.colour.dropFirst())"
    }
    let plot =
      "$tiles using 1:2:3:4:5:6:7 with boxxyerror fillstyle solid noborder linecolor rgb variable"
    return xAxis.plotAxis(mostTicks: 12).commands("x") + yAxis.plotAxis(mostTicks: 10).commands("y")
      + [
        "unset grid", GnuplotText.block("tiles", rows),
        GnuplotText.plot(tiles.isEmpty ? [] : [plot]),
      ]
  }
}

extension HeatMapPlot.HeatMapAxis {
  /// Labels every value, or every second, third… if labels would touch.
  fileprivate func plotAxis(mostTicks: Int) -> PlotAxis {
    let step = max(1, (values.count + mostTicks - 1) / mostTicks)
    return PlotAxis(
      label: label, range: -0.5...Double(max(values.count, 1)) - 0.5,
      ticks: stride(from: 0, to: values.count, by: step).map {
        PlotTick(label: values[$0], value: Double($0))
      })
  }
}
