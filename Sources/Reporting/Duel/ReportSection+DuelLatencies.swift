import Document
import Gates
import Judging
import Records
import Summaries

extension ReportSection {
  static func duelLatencies(_ latency: DuelLatency) -> ReportSection {
    let rule = latency.rule
    return ReportSection(
      id: "latency", title: "Latency, side by side",
      paragraphs: [method(rule)] + correlation(latency.cells)
        + latency.cells.compactMap { cell in
          cell.clockFault.map { "\(cell.cell.name): \($0.sentence)" }
        },
      tables: [
        ReportTable(
          caption: "Candidate over baseline, by cell",
          columns: [
            "cell", "baseline", "candidate", "change", "at most", "control", "p", "worst group",
            "blocks", "confirmation", "answer",
          ],
          rows: latency.cells.map(row))
      ],
      figureGroups: latency.cells.contains { $0.ratio != nil } ? [figures(latency)] : [])
  }

  private static func method(_ rule: DuelRuleRecord) -> String {
    "Both engines, and a copy of the baseline, took turns on the same frames on the same core, in blocks of "
      + "fresh processes and fresh frames. A block gives the mean over its frames of each one's median ratio; after "
      + "\(Wording.list(rule.looks.map(Wording.count))) blocks it was looked. Worse: a cell, or a group of its frames, "
      + "is slower than \(Wording.points(rule.tolerance)) %, and again on another core. Fine: the upper bound is below "
      + "\(Wording.points(rule.tolerance + rule.margin)) %. The probability of any false worse is "
      + "\(Wording.percent(rule.errorRate)) over all cells and looks"
      + (rule.startErrorRate.map {
        ": \(Wording.percent($0)) of seeming so, times \(Wording.percent(rule.confirmationErrorRate)) of being confirmed, "
          + "with a reserve for what blocks have in common in time"
      } ?? "")
      + ". Tests are t tests of the blocks' trimmed mean, as wide as the blocks' autocorrelation asks for, with "
      + "Holm's correction"
      + (rule.fineErrorRate.map {
        "; a cell lies below its upper bound but for \(Wording.percent($0)), over its looks and for itself alone"
      } ?? "")
      + ". The change is that of paired turns, and not the quotient of the two columns, in which every disturbance "
      + "of the machine stands. The control is the copy of the baseline over the baseline: where it is off by "
      + "more than half the tolerance, where blocks are too like their neighbours or where ratios drift, nothing is "
      + "said of the candidate. Durations are held against the bench's own "
      + "clock, turn by turn and from one contestant to another: where they contradict it again and again, nothing "
      + "is said either."
  }

  private static func correlation(_ cells: [DuelCellResult]) -> [String] {
    let known = cells.compactMap(\.correlation)
    guard let least = known.min(), let greatest = known.max() else { return [] }
    let range =
      least == greatest
      ? Wording.significant(least)
      : "\(Wording.significant(least)) to \(Wording.significant(greatest)), depending on the look"
    return ["The first autocorrelation of the blocks, of all cells together: \(range)."]
  }

  private static func row(_ cell: DuelCellResult) -> [ReportTable.Cell] {
    [
      .init(cell.cell.name),
      .number(cell.baselineNanoseconds.map { Wording.duration(nanoseconds: $0) } ?? "none"),
      .number(cell.candidateNanoseconds.map { Wording.duration(nanoseconds: $0) } ?? "none"),
      change(cell.ratio),
      cell.ratio.map { .number(Wording.change($0.upper)) } ?? .absent("none"),
      change(cell.control), .number(Wording.pValue(cell.adjustedPValue)), worstGroup(cell),
      .number(Wording.count(cell.blocks)),
      cell.confirmation.map {
        ReportTable.Cell.number(
          Wording.change($0.ratio.value),
          note:
            "\($0.answer == .worse ? "confirmed" : "not confirmed") by \(Wording.count($0.blocks, "block"))"
            + ($0.group.map { ", \(Wording.frameGroup($0))" } ?? "")
        )
      } ?? .absent("none"),
      .init(cell.answer.words, kind: cell.answer.kind),
    ]
  }

  /// Returns the group's change with its p-value, which accounts for the selection.
  private static func worstGroup(_ cell: DuelCellResult) -> ReportTable.Cell {
    guard let group = cell.worstGroup else { return .absent("none") }
    let change = group.ratio.map { "\(Wording.change($0.value)), " } ?? ""
    return .init(
      Wording.frameGroup(group.group), note: "\(change)p \(Wording.pValue(group.adjustedPValue))")
  }

  private static func change(_ ratio: BoundedEstimate?) -> ReportTable.Cell {
    guard let ratio else { return .absent("none") }
    return .number(Wording.change(ratio.value), note: Wording.bounds(ratio))
  }

  private static func figures(_ latency: DuelLatency) -> FigureGroup {
    let series = [
      ("candidate", Plot.colour(0), 0.85, \DuelCellResult.ratio),
      ("control", Plot.colour(1), 0.35, \DuelCellResult.control),
    ]
    let ratios = latency.cells.flatMap { [$0.ratio, $0.control] }.compactMap(\.self)
    let bounds = ratios.flatMap { [$0.lower, $0.upper] }
    let farthest = bounds.map { abs($0 - 1) * 100 }.max() ?? 1
    let reach = max(farthest, 3) * 1.1
    let range = -reach...reach
    return FigureGroup(
      title: "Change of latency by cell",
      legend: series.map { LegendEntry(label: $0.0, colour: $0.1) },
      figures: [
        Figure(
          caption: "Candidate and control against the baseline",
          note:
            "n = \(Wording.range(latency.cells.map(\.blocks))) blocks; whiskers end at the bounds",
          plot: .bars(
            name: "duel", label: "Change of latency in percent, with its bounds, by cell",
            categories: latency.cells.map(\.cell.name),
            yAxis: PlotAxis(label: "change, %", range: range, ticks: PlotTick.linear(range)),
            baseline: 0,
            series: series.map { _, colour, density, ratio in
              (
                colour: colour, density: density,
                bars: latency.cells.map { $0[keyPath: ratio].map(bar) }
              )
            }))
      ])
  }

  private static func bar(_ ratio: BoundedEstimate) -> BoundedEstimate {
    .init(
      value: (ratio.value - 1) * 100, lower: (ratio.lower - 1) * 100, upper: (ratio.upper - 1) * 100
    )
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
