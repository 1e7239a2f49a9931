import Analysis
import Judging
import Records

/// How long both engines take, cell by cell.
enum DuelLatencySection {
  static func section(_ latency: DuelLatency) -> ReportSection {
    let rule = latency.rule
    return ReportSection(
      id: "latency", title: "Latency, side by side",
      paragraphs: [
        "Both engines, and a copy of the baseline, took turns on the same frames on the same core, in blocks of "
          + "fresh processes. A block gives one ratio; after \(Wording.list(rule.looks.map(Wording.count))) "
          + "blocks it was looked. Worse: the lower bound is above \(Wording.points(rule.tolerance)) %, and "
          + "again on another core. Fine: the upper bound is below "
          + "\(Wording.points(rule.tolerance + rule.margin)) %. The probability of any false worse is "
          + "\(Wording.percent(rule.errorRate)) over all cells and looks, by a t test of the blocks' trimmed mean with "
          + "Holm's correction; the bounds are those for any one of so many cells, a little wider than what Holm "
          + "asks for. The change is that of paired turns, and not the quotient of the two columns, in which every disturbance "
          + "of the machine stands. The control is the copy of the baseline over the baseline: where it is off by "
          + "more than half the tolerance, nothing is said of the candidate. Durations are held against the bench's own "
          + "clock, turn by turn and from one contestant to another: where they contradict it again and again, nothing "
          + "is said either."
      ]
        + latency.cells.compactMap { cell in
          cell.clockFault.map { "\(cell.cell.name): \($0.sentence)" }
        },
      tables: [
        ReportTable(
          caption: "Candidate over baseline, by cell",
          columns: [
            "cell", "baseline", "candidate", "change", "control", "p", "blocks", "confirmation",
            "answer",
          ],
          rows: latency.cells.map(row))
      ],
      figureGroups: latency.cells.contains { $0.ratio != nil } ? [figures(latency)] : [])
  }

  private static func row(_ cell: DuelCellResult) -> [ReportTable.Cell] {
    [
      .init(cell.cell.name),
      .number(cell.baselineNanoseconds.map { Wording.duration(nanoseconds: $0) } ?? "none"),
      .number(cell.candidateNanoseconds.map { Wording.duration(nanoseconds: $0) } ?? "none"),
      change(cell.ratio), change(cell.control),
      .number(Wording.pValue(cell.adjustedPValue)), .number(Wording.count(cell.blocks)),
      cell.confirmation.map {
        ReportTable.Cell.number(
          Wording.change($0.ratio.value),
          note:
            "\($0.answer == .worse ? "confirmed" : "not confirmed") by \(Wording.count($0.blocks, "block"))"
        )
      } ?? .init("none", kind: .absent),
      .init(cell.answer.words, kind: cell.answer.kind),
    ]
  }

  private static func change(_ ratio: BoundedEstimate?) -> ReportTable.Cell {
    guard let ratio else { return .init("none", kind: .absent) }
    return .number(Wording.change(ratio.value), note: Wording.bounds(ratio))
  }

  private static func figures(_ latency: DuelLatency) -> FigureGroup {
    let series = [
      ("candidate", PlotPalette.colour(0), 0.85, \DuelCellResult.ratio),
      ("control", PlotPalette.colour(1), 0.35, \DuelCellResult.control),
    ]
    let reach =
      latency.cells.flatMap { [$0.ratio, $0.control] }.compactMap(\.self)
      .flatMap { [$0.lower, $0.upper] }.map { abs($0 - 1) * 100 }.max() ?? 1
    let range = -max(reach, 3) * 1.1...max(reach, 3) * 1.1
    return FigureGroup(
      title: "Change of latency by cell",
      legend: series.map { LegendEntry(label: $0.0, glyph: "", colour: $0.1, isSwatch: true) },
      figures: [
        Figure(
          caption: "Candidate and control against the baseline",
          note:
            "n = \(Wording.range(latency.cells.map(\.blocks))) blocks; whiskers end at the bounds",
          plot: BarPlot(
            name: "duel", label: "Change of latency in percent, with its bounds, by cell",
            categories: latency.cells.map(\.cell.name),
            yAxis: PlotAxis(label: "change, %", range: range, ticks: Ticks.linear(range)),
            baseline: 0,
            series: series.map { _, colour, density, ratio in
              BarPlot.Series(
                colour: colour, density: density,
                bars: latency.cells.map { $0[keyPath: ratio].map(bar) })
            }))
      ])
  }

  private static func bar(_ ratio: BoundedEstimate) -> BarPlot.Bar {
    .init(
      value: (ratio.value - 1) * 100, low: (ratio.lower - 1) * 100, high: (ratio.upper - 1) * 100)
  }
}

extension DuelAnswer {
  var gateAnswer: GateAnswer {
    switch self {
    case .worse: .worse
    case .fine, .better: .fine
    case .inconclusive: .inconclusive
    case .environment: .environment
    }
  }

  /// For people.
  var words: String {
    switch self {
    case .environment: "no answer on this machine"
    case .worse, .fine, .better, .inconclusive: rawValue
    }
  }

  fileprivate var kind: ReportTable.Cell.Kind {
    switch self {
    case .worse: .fails
    case .fine, .better: .holds
    case .inconclusive, .environment: .undecided
    }
  }
}
