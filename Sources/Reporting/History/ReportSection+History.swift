import Document
import Gates
import Records
import Summaries

extension ReportContent {
  /// Creates a section for each suite, a figure for each measure and mask, a line for each engine.
  init(historyOf records: [HistoryRecord]) {
    let styles = EngineStyle.styles(
      labelled: records.flatMap(\.figures).grouped(by: \.engine).keys)
    let suites = records.flatMap(\.figures).grouped(by: \.suite).keys
    self.init(
      title: "ScanBench history",
      subtitle:
        "\(Wording.count(records.count, "run")), from \(records.first?.commit.prefix(12) ?? "none") to "
        + "\(records.last?.commit.prefix(12) ?? "none").",
      sections: suites.enumerated().map { number, suite in
        .history(of: suite, number: number, records, styles)
      })
  }
}

extension ReportSection {
  fileprivate static func history(
    of suite: String, number: Int, _ records: [HistoryRecord], _ styles: [EngineStyle]
  ) -> ReportSection {
    let figures = records.flatMap(\.figures).filter { $0.suite == suite }
    let series = figures.grouped(by: \.series).keys
    let engines = figures.grouped(by: \.engine).keys
    return ReportSection(
      id: "history-\(number)", title: "Suite \(suite)",
      paragraphs: figures.contains(where: \.isLatency)
        ? [
          "Latencies of different runs were not measured side by side: a step in their line may be the machine's. "
            + "Whether an engine became slower, scanbench duel tells."
        ] : [],
      tables: changes(of: suite, records),
      figureGroups: [
        FigureGroup(
          title: "By commit",
          legend: styles.filter { engines.contains($0.label) }.map(\.legendEntry),
          figures: series.enumerated().map {
            figure($1, of: suite, name: "history_\(number)_\($0)", records, styles)
          })
      ])
  }

  private static func changes(of suite: String, _ records: [HistoryRecord]) -> [ReportTable] {
    let changes = records.changes(of: suite)
    if changes.isEmpty { return [] }
    return [
      ReportTable(
        caption:
          "What else changed from one run to the next, of which a step in a line may come",
        columns: ["commit", "changed"],
        rows: changes.map { change in
          [
            .init(String(change.commit.prefix(12)), kind: .code),
            .init(change.words.joined(separator: "; ")),
          ]
        })
    ]
  }

  private static func figure(
    _ series: String, of suite: String, name: String, _ records: [HistoryRecord],
    _ styles: [EngineStyle]
  ) -> Figure {
    let figures = records.flatMap(\.figures)
    let shown = unit(of: figures.first { $0.series == series }?.measure ?? "")
    let lines = styles.map { style in
      LineSeries(
        colour: style.colour, pointType: style.shape.rawValue,
        points: records.enumerated().compactMap { index, record in
          record.figures.last {
            $0.suite == suite && $0.engine == style.label
              && $0.series == series
          }.map { figure in
            .init(
              x: Double(index), y: figure.value * shown.factor,
              low: (figure.lower ?? figure.value) * shown.factor,
              high: (figure.upper ?? figure.value) * shown.factor)
          }
        })
    }
    let values = lines.flatMap(\.points).flatMap { [$0.low, $0.high] }
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let margin = max((high - low) * 0.1, abs(high) * 0.01, 1e-9)
    // Nothing that is measured here is below 0, but a file may say so.
    let range = (low < 0 ? low - margin : max(0, low - margin))...(high + margin)
    let last = Double(max(records.count - 1, 1))
    let step = max(1, records.count / 6)
    let ticks = stride(from: 0, to: records.count, by: step).map {
      PlotTick(label: String(records[$0].commit.prefix(7)), value: Double($0))
    }
    return Figure(
      caption: series, note: "n = \(Wording.count(records.count, "run"))",
      plot: .lines(
        name: name, label: "\(series) of suite \(suite), by commit",
        xAxis: PlotAxis(label: "commit", range: -0.3...(last + 0.3), ticks: ticks),
        yAxis: PlotAxis(label: shown.label, range: range, ticks: PlotTick.linear(range)),
        series: lines.filter { !$0.points.isEmpty }))
  }

  private static func unit(of measure: String) -> (label: String, factor: Double) {
    switch Metric.Measure(rawValue: measure) {
    case .readRate: ("codes read, %", 100)
    case .latency: ("ms", 1e-6)
    case .wrong: ("wrong reads", 1)
    default: (measure, 1)
    }
  }
}

extension HistoryFigure {
  /// The measure, the mask and the setting.
  fileprivate var series: String {
    ([measure, "mask \(mask)"] + [setting].compactMap(\.self)).joined(separator: ", ")
  }
}
