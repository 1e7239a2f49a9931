import Document

extension Plot {
  /// An axis of tested values, evenly spaced regardless of their distances.
  typealias TileAxis = (label: String, values: [String])

  /// Rates over two axes, as coloured tiles of one size; untested combinations stay empty.
  ///
  /// - Parameter tiles: by the indices of their values, with a colour as `#rrggbb`.
  static func heatMap(
    name: String, label: String, x: TileAxis, y: TileAxis,
    tiles: [(column: Int, row: Int, colour: String)]
  ) -> Plot {
    let rows = tiles.map { tile in
      let (x, y) = (Double(tile.column), Double(tile.row))
      return "\(x) \(y) \(x - 0.47) \(x + 0.47) \(y - 0.47) \(y + 0.47) "
        + "0x\(tile.colour.dropFirst())"
    }
    let drawing =
      "$tiles using 1:2:3:4:5:6:7 with boxxyerror fillstyle solid noborder linecolor rgb variable"
    return Plot(
      name: name, label: label, size: (360, 250),
      commands: axis(x, mostTicks: 12).commands("x") + axis(y, mostTicks: 10).commands("y")
        + [
          "unset grid", Gnuplot.block("tiles", rows),
          Gnuplot.plot(tiles.isEmpty ? [] : [drawing]),
        ])
  }

  /// Labels every value, or every second, third… if labels would touch.
  private static func axis(_ axis: TileAxis, mostTicks: Int) -> PlotAxis {
    let count = axis.values.count
    let step = max(1, (count + mostTicks - 1) / mostTicks)
    return PlotAxis(
      label: axis.label, range: -0.5...Double(max(count, 1)) - 0.5,
      ticks: stride(from: 0, to: count, by: step).map {
        PlotTick(label: axis.values[$0], value: Double($0))
      })
  }
}
