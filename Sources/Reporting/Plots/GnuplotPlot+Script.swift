extension GnuplotPlot {
  /// The commands and, in here-documents, the data.
  func script(preamble: String) -> String {
    let drawn = series.filter { !$0.points.isEmpty }
    var lines = [
      "set terminal svg size \(Self.size.width),\(Self.size.height) dynamic noenhanced "
        + "font 'sans-serif,12' name \(quoted(name))",
      preamble,
    ]
    lines += xAxis.commands("x") + yAxis.commands("y") + (mark?.commands ?? [])
    for (index, series) in drawn.enumerated() { lines.append(series.datablock(index)) }
    let plots = drawn.indices.map { drawn[$0].plot($0) }.joined(separator: ", ")
    // gnuplot refuses an empty plot; a value outside the range draws the axes alone.
    lines.append("plot " + (plots.isEmpty ? "NaN notitle" : plots))
    return lines.joined(separator: "\n") + "\n"
  }
}

extension GnuplotPlot.Axis {
  fileprivate func commands(_ axis: String) -> [String] {
    let ticks = ticks.map { "\(quoted($0.label)) \($0.value)" }.joined(separator: ", ")
    return [
      "set \(axis)label \(quoted(label))",
      "set \(axis)range [\(range.lowerBound):\(range.upperBound)]",
      "set \(axis)tics (\(ticks))",
    ] + (isLogarithmic ? ["set logscale \(axis)"] : [])
  }
}

extension GnuplotPlot.Mark {
  fileprivate var commands: [String] {
    [
      "set arrow from first \(x), graph 0 to first \(x), graph 1 nohead dashtype 3 linewidth 1.5 "
        + "linecolor rgb '\(GnuplotPlot.foreground)'",
      "set label \(quoted(label)) at first \(x), graph 1.05 center "
        + "textcolor rgb '\(GnuplotPlot.foreground)'",
    ]
  }
}

extension GnuplotPlot.Series {
  fileprivate func datablock(_ index: Int) -> String {
    let rows = points.map { "\($0.x) \($0.y) \($0.low) \($0.high)" }.joined(separator: "\n")
    return "$data\(index) << END\n\(rows)\nEND"
  }

  fileprivate func plot(_ index: Int) -> String {
    let style =
      "linecolor rgb '\(colour)' linewidth 1.5 dashtype \(isDashed ? 2 : 1) "
    return "$data\(index) using 1:2 with lines \(style), "
      + "$data\(index) using 1:2:3:4 with yerrorbars linecolor rgb '\(colour)' "
      + "pointtype \(pointType) pointsize 0.6"
  }
}

/// A string that gnuplot takes as it is: single quotes expand nothing.
private func quoted(_ text: String) -> String {
  let line = VisibleText.of(text)
  return "'" + line.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    + "'"
}
