import Records

/// Read rate against module width, a plot for each symbology.
enum ReadRateSection {
  static func section(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    let sweeps = summary.widthSweeps
    guard !sweeps.isEmpty else { return nil }
    return ReportSection(
      id: "read-rate", title: "Read rate against module width",
      paragraphs: [
        "A code counts as read where content and symbology are right; a misread, a timeout and a "
          + "crash count as not read. Bars are 95 % Clopper–Pearson intervals; engines are drawn a "
          + "hair side by side where they share a width. The dotted line marks 2 px, the least "
          + "that Google's ML Kit guidance asks for."
      ],
      figureGroups: sweeps.enumerated().map { group($1, index: $0, styles: styles) },
      detailTables: sweeps.map(table))
  }

  private static func group(
    _ sweep: WidthSweep, index: Int, styles: [EngineStyle]
  ) -> FigureGroup {
    FigureGroup(
      title: sweep.title,
      legend: styles.map {
        LegendEntry(label: $0.label, glyph: $0.shape.filledGlyph, colour: $0.colour)
      },
      figures: sweep.symbologies.enumerated().map { number, symbology in
        Figure(
          caption: symbology, note: note(sweep, symbology),
          plot: plot(sweep, symbology, name: "rate_\(index)_\(number)", styles: styles))
      })
  }

  private static func note(_ sweep: WidthSweep, _ symbology: String) -> String {
    SampleNote.text(symbology, engines: sweep.engines, unit: "codes at each width") { engine in
      sweep.asked(engine: engine.label, symbology: symbology).map(\.codes)
    }
  }

  private static func plot(
    _ sweep: WidthSweep, _ symbology: String, name: String, styles: [EngineStyle]
  ) -> GnuplotPlot {
    let widths = sweep.widths
    let (least, most) = (widths.first ?? 0, widths.last ?? 1)
    let margin = max(0.04 * (most - least), 0.05)
    let shift = 0.012 * (most - least)
    let series = styles.enumerated().map { index, style in
      GnuplotPlot.Series(
        colour: style.colour, pointType: style.shape.rawValue,
        points: sweep.asked(engine: style.label, symbology: symbology).compactMap { cell in
          point(cell, shift: (Double(index) - Double(styles.count - 1) / 2) * shift)
        })
    }
    let guidance = WidthHeadline.guidance
    let isMarked = (least - margin...most + margin).contains(guidance)
    return GnuplotPlot(
      name: name,
      label: "Read rate of \(symbology) in percent against module width in pixels, for "
        + Wording.list(styles.map(\.label)),
      xAxis: .init(
        label: "module width in px", range: (least - margin)...(most + margin),
        ticks: Ticks.linear(least...most)),
      yAxis: .init(
        label: "read rate in %", range: -3...103, ticks: Ticks.linear(0...100)),
      mark: isMarked ? .init(x: guidance, label: "2 px") : nil, series: series)
  }

  private static func point(_ cell: SummaryCell, shift: Double) -> GnuplotPlot.Point? {
    guard let width = cell.point[WidthSweep.axis], let rate = cell.readRate else { return nil }
    return .init(
      x: width + shift, y: 100 * rate.rate, low: 100 * rate.lower, high: 100 * rate.upper)
  }

  /// Every number of the plots.
  private static func table(_ sweep: WidthSweep) -> ReportTable {
    let widths = sweep.widths
    return ReportTable(
      caption: "Codes read of codes asked, by module width; \(sweep.title)",
      columns: ["symbology", "engine"] + widths.map(Wording.pixels),
      rows: sweep.symbologies.flatMap { symbology in
        sweep.engines.map { engine in
          let asked = sweep.asked(engine: engine.label, symbology: symbology)
          return [ReportTable.Cell(symbology), ReportTable.Cell(engine.label)]
            + widths.map { width in
              asked.first { $0.point[WidthSweep.axis] == width }
                .map { .number("\($0.outcomes.correct)/\($0.codes)") }
                ?? Support.absence(of: symbology, by: engine)
            }
        }
      })
  }
}
