import Barcodes
package import Document
import Findings
import Records
package import Summaries

/// Latency against the shape of symbols, each symbology alone asked for, for each other setting.
extension ReportSection {
  package static func shapeLatencies(_ summary: Summary) -> ReportSection? {
    let sweeps = summary.sweptAxes.filter { $0.family == .symbol }.flatMap(summary.sweeps)
      .filter {
        $0.key.mask == .own && !summary.showsBetterAlongAnotherAxis($0) && !$0.timed.isEmpty
      }
    guard !sweeps.isEmpty else { return nil }
    return ReportSection(
      id: "latency-shape", title: "Latency against the shape of the symbol",
      paragraphs: [
        "Wall-clock time of one detect call: the geometric mean over a block's frames, then the Hodges–Lehmann estimate over the "
          + "blocks with its 95 % interval, whether the code was read or not. Milliseconds are on a logarithmic axis, the same in all plots."
      ],
      figureGroups: groups(sweeps, summary.run.styles), detailTables: sweeps.map(table))
  }

  private static func groups(_ sweeps: [AxisSweep], _ styles: [EngineStyle]) -> [FigureGroup] {
    let points = sweeps.flatMap(\.timed).compactMap { $0.latency?.typicalNanoseconds }
    let lows = points.compactMap(\.lower).filter { $0 > 0 }.map { $0 / 1e6 }
    let least = lows.min() ?? 1
    let range = least / 1.4...max(points.compactMap(\.upper).max() ?? 1e6, least * 1e6) / 1e6 * 1.4
    let (titles, byTitle) = sweeps.grouped { sweep in
      ([sweep.axis.words, "suite \(sweep.key.suite)", sweep.key.namedCondition] as [String?])
        .compactMap(\.self).joined(separator: ", ")
    }
    return titles.enumerated().map { index, title in
      FigureGroup(
        title: title,
        legend: styles.map(\.legendEntry),
        figures: (byTitle[title] ?? []).enumerated().map { number, sweep in
          figure(sweep, styles, range, name: "latency_shape_\(index)_\(number)")
        })
    }
  }

  private static func figure(
    _ sweep: AxisSweep, _ styles: [EngineStyle], _ range: ClosedRange<Double>, name: String
  ) -> Figure {
    let values = sweep.values.map(sweep.axis.shown)
    let (first, last) = (values.first ?? 0, values.last ?? 1)
    let span = last > first ? last - first : 1
    let setting = Wording.setting(sweep.key.fixed, named: nil).joined(separator: ", ")
    return Figure(
      caption: setting.isEmpty ? Wording.list(sweep.symbologies) : setting,
      note:
        "n = \(Wording.range(sweep.timed.compactMap { $0.latency?.blocks })) blocks at each value",
      plot: .lines(
        name: name,
        label: "Latency in milliseconds against \(sweep.axis.label), \(sweep.title), for "
          + Wording.list(styles.map(\.label)),
        xAxis: PlotAxis(
          label: sweep.axis.label, range: first - 0.04 * span...last + 0.04 * span,
          ticks: PlotTick.linear(first...max(last, first + 1))),
        yAxis: PlotAxis(
          label: "latency in ms", range: range, ticks: PlotTick.logarithmic(range),
          isLogarithmic: true),
        series: styles.map { style in
          LineSeries(
            colour: style.colour, pointType: style.shape.rawValue,
            points: sweep.timed(by: style.label).compactMap { point($0, sweep.axis) })
        }))
  }

  private static func point(_ cell: SummaryCell, _ axis: SweptAxis) -> LineSeries.LinePoint? {
    guard let value = cell.point[axis.name], let typical = cell.latency?.typicalNanoseconds else {
      return nil
    }
    return LineSeries.LinePoint(
      x: axis.shown(value), typical, of: "\(cell.engine), \(axis.text(value))")
  }

  /// Returns every number of the plots.
  private static func table(_ sweep: AxisSweep) -> ReportTable {
    ReportTable(
      caption: "Latency by \(sweep.axis.words); \(sweep.title). n: blocks and frames",
      columns: ["symbology", "engine"] + sweep.values.map(sweep.axis.text),
      rows: sweep.symbologies.flatMap { symbology in
        sweep.engines.map { engine in
          let cells = sweep.timed(by: engine.label).filter { $0.symbology == symbology }
          return [ReportTable.Cell(symbology), ReportTable.Cell(engine.label)]
            + sweep.values.map { value in
              cells.first { $0.point[sweep.axis.name] == value }?.latency.map {
                ReportTable.Cell.duration($0.typicalNanoseconds, n: "\($0.blocks), \($0.trials)")
              } ?? .absent("not timed")
            }
        }
      })
  }
}

extension AxisSweep {
  /// The cells whose latency has an interval.
  fileprivate var timed: [SummaryCell] {
    cells.filter { $0.latency?.typicalNanoseconds.lower != nil }
  }

  fileprivate func timed(by engine: String) -> [SummaryCell] {
    timed.filter { $0.engine == engine }
      .sorted { ($0.point[axis.name] ?? 0) < ($1.point[axis.name] ?? 0) }
  }
}
