extension LinePlot {
  package var commands: [String] {
    let drawn = series.filter { !$0.points.isEmpty }
    var lines = xAxis.commands("x") + yAxis.commands("y") + (mark?.commands ?? [])
    for (index, series) in drawn.enumerated() { lines.append(series.datablock(index)) }
    let plots = drawn.indices.map { drawn[$0].plot($0) }
    return lines + [GnuplotText.plot(plots)]
  }
}

extension LinePlot.AxisMark {
  package var commands: [String] {
    [
      "set arrow from first \(x), graph 0 to first \(x), graph 1 nohead dashtype 3 linewidth 1.5 "
        + "linecolor rgb '\(PlotInk.foreground)'",
      "set label \(GnuplotText.quoted(label)) at first \(x), graph 1.05 center "
        + "textcolor rgb '\(PlotInk.foreground)'",
    ]
  }
}

extension LinePlot.Series {
  fileprivate func datablock(_ index: Int) -> String {
    GnuplotText.block("data\(index)", points.map { "\($0.x) \($0.y) \($0.low) \($0.high)" })
  }

  fileprivate func plot(_ index: Int) -> String {
    func line(width: Double) -> String {
      "$data\(index) using 1:2 with lines linecolor rgb '\(colour)' linewidth \(width) "
        + "dashtype \(isDashed ? 2 : 1)"
    }
    func points(_ style: String) -> String {
      "$data\(index) using 1:2:3:4 with yerrorbars linecolor rgb '\(colour)' "
        + "pointtype \(pointType) \(style)"
    }
    return switch marks {
    case .linesAndPoints: "\(line(width: 1.5)), \(points("pointsize 0.6"))"
    case .points: points("pointsize 0.4 linewidth 0.6")
    case .line: line(width: 1)
    }
  }
}
