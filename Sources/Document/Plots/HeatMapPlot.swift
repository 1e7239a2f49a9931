/// Rates over two axes, as coloured tiles of one size; untested combinations stay empty.
package struct HeatMapPlot: Plot, Equatable {
  package struct Tile: Equatable {
    /// The index into the x axis's values; `row` is that into the y axis's.
    package var column: Int
    package var row: Int
    /// The colour as `#rrggbb`.
    package var colour: String

    package init(column: Int, row: Int, colour: String) {
      self.column = column
      self.row = row
      self.colour = colour
    }
  }

  /// The tested values, evenly spaced regardless of their distances.
  package struct HeatMapAxis: Equatable {
    package var label: String
    package var values: [String]

    package init(label: String, values: [String]) {
      self.label = label
      self.values = values
    }
  }

  package var name: String
  package var label: String
  package var xAxis: HeatMapAxis
  package var yAxis: HeatMapAxis
  package var tiles: [Tile]

  package init(name: String, label: String, xAxis: HeatMapAxis, yAxis: HeatMapAxis, tiles: [Tile]) {
    self.name = name
    self.label = label
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.tiles = tiles
  }

  package var size: PlotSize { PlotSize(width: 360, height: 250) }

  package var commands: [String] {
    let rows = tiles.map { tile in
      let (x, y) = (Double(tile.column), Double(tile.row))
      return "\(x) \(y) \(x - 0.47) \(x + 0.47) \(y - 0.47) \(y + 0.47) "
        + "0x\(tile.colour.dropFirst())"
    }
    let plot =
      tiles.isEmpty
      ? "NaN notitle"
      : "$tiles using 1:2:3:4:5:6:7 with boxxyerror fillstyle solid noborder linecolor rgb variable"
    return xAxis.plotAxis(mostTicks: 12).commands("x") + yAxis.plotAxis(mostTicks: 10).commands("y")
      + ["unset grid", GnuplotText.block("tiles", rows), "plot \(plot)"]
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
