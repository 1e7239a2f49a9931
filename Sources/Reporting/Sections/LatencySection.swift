import Records

/// Latency against resolution, a plot for each symbology.
enum LatencySection {
  /// At most this many sweeps are plotted; the tables have all.
  static let plottedSweeps = 8

  static func section(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    let sweeps = summary.resolutionSweeps
    guard !sweeps.isEmpty else { return nil }
    return ReportSection(
      id: "latency", title: "Latency against resolution",
      paragraphs: [
        "Wall-clock time of one detect call with the pixels already in the engine's memory: the "
          + "median over trials, each trial counting once with the median of its calls. Bars are "
          + "95 % distribution-free intervals of that median over the frames of this run, from 6 "
          + "trials on; they do not cover how much another run would differ. Both axes are "
          + "logarithmic."
      ]
        + (sweeps.count > plottedSweeps
          ? ["\(plottedSweeps) of \(sweeps.count) groups are plotted; the tables have all."] : []),
      figureGroups: sweeps.spread(plottedSweeps).enumerated().map {
        group($1, index: $0, styles: styles)
      },
      detailTables: sweeps.map(LatencyTable.table))
  }

  private static func group(
    _ sweep: ResolutionSweep, index: Int, styles: [EngineStyle]
  ) -> FigureGroup {
    FigureGroup(
      title: sweep.title,
      legend: styles.flatMap { style in
        sweep.masks.map { mask in
          LegendEntry(
            label: "\(style.label), mask \(mask)",
            glyph: mask == "all" ? style.shape.filledGlyph : style.shape.hollowGlyph,
            colour: style.colour)
        }
      },
      figures: sweep.symbologies.enumerated().map { number, symbology in
        Figure(
          caption: symbology, note: note(sweep, symbology),
          plot: plot(sweep, symbology, name: "latency_\(index)_\(number)", styles: styles))
      })
  }

  private static func note(_ sweep: ResolutionSweep, _ symbology: String) -> String {
    SampleNote.text(symbology, engines: sweep.engines, unit: "trials at each point") { engine in
      sweep.cells.filter { $0.engine == engine.label && $0.symbology == symbology }
        .compactMap(\.latency?.trials)
    }
  }

  private static func plot(
    _ sweep: ResolutionSweep, _ symbology: String, name: String, styles: [EngineStyle]
  ) -> LinePlot {
    let sizes = sweep.resolutions.map { $0.pixels / 1e6 }
    let xRange = (sizes.first ?? 1) / 1.3...(sizes.last ?? 1) * 1.3
    let yRange = LatencySection.range(sweep)
    return LinePlot(
      name: name,
      label: "Latency of \(symbology) in milliseconds against resolution in megapixels, for "
        + Wording.list(styles.map(\.label)) + ", with the masks " + Wording.list(sweep.masks),
      xAxis: PlotAxis(
        label: "resolution in megapixels", range: xRange,
        ticks: Ticks.tested(sizes, within: xRange), isLogarithmic: true),
      yAxis: PlotAxis(
        label: "latency in ms", range: yRange, ticks: Ticks.logarithmic(yRange),
        isLogarithmic: true),
      mark: nil,
      series: styles.flatMap { style in
        sweep.masks.map { mask in
          LinePlot.Series(
            colour: style.colour,
            pointType: mask == "all" ? style.shape.rawValue : style.shape.rawValue - 1,
            isDashed: mask != "all",
            points: sweep.answered(engine: style.label, symbology: symbology, mask: mask)
              .compactMap(point))
        }
      })
  }

  private static func point(_ cell: SummaryCell) -> LinePlot.Point? {
    guard let latency = cell.latency, latency.medianNanoseconds > 0 else { return nil }
    let median = latency.medianNanoseconds
    return .init(
      x: cell.meanPixels / 1e6, y: median / 1e6,
      low: (latency.medianLowerNanoseconds ?? median) / 1e6,
      high: (latency.medianUpperNanoseconds ?? median) / 1e6)
  }

  /// The same milliseconds in every plot of a sweep, so that plots can be compared.
  private static func range(_ sweep: ResolutionSweep) -> ClosedRange<Double> {
    let points = sweep.cells.compactMap(point)
    let least = points.map { min($0.low, $0.y) }.filter { $0 > 0 }.min() ?? 1
    let most = max(points.map { max($0.high, $0.y) }.max() ?? 1, least)
    return least / 1.4...most * 1.4
  }
}
