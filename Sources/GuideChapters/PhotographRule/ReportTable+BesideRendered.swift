import Document
import Records
import Summaries

/// Photographs beside rendered frames of the same module width, under each condition of the run.
extension ReportTable {
  /// Returns nil if the run has no rendered frames at any of these widths.
  static func besideRendered(_ rule: PhotographRule, _ summary: Summary) -> ReportTable? {
    guard rule.isOfModules, let mask = rule.records.first?.mask else { return nil }
    let axis = SweptAxis.moduleWidth.name
    let widths = Set(rule.records.flatMap { $0.widths.map(\.width) })
    // Frames that differ in the width alone, but for the condition.
    let rendered = summary.cells.filter { cell in
      cell.suite != rule.suite.name && cell.mask == mask && cell.view == nil && cell.codes > 0
        && cell.namedCondition != nil && cell.point.count == 1
        && cell.point[axis].map(widths.contains) ?? false
    }
    let conditions = rendered.map { [$0.suite, $0.namedCondition ?? ""] }.grouped { $0 }.keys
    guard !conditions.isEmpty else { return nil }
    return ReportTable(
      caption:
        "Photographs beside rendered frames of the same module width: codes read, with intervals of 95 %, of frames under each condition of the run, "
        + "and of all photographs in each arm. Where sampling adapts, frames are those that the sampler asked for",
      columns: ["codes", "reader"] + rule.arms.map(PhotographRule.title)
        + conditions.map { "\($0[1]) (suite \($0[0]))" },
      rows: rule.symbologies.flatMap { symbology in
        widths.sorted().flatMap { width in
          rule.engines.compactMap { engine -> [Cell]? in
            let photographs = rule.arms.map {
              rule.record(engine, symbology, $0, .all)?.finding.width(width)
            }
            let frames = conditions.map { condition in
              rendered.first {
                $0.engine == engine.label && $0.symbology == symbology && $0.point[axis] == width
                  && [$0.suite, $0.namedCondition ?? ""] == condition
              }
            }
            guard photographs.contains(where: { $0 != nil }), frames.contains(where: { $0 != nil })
            else { return nil }
            return [
              Cell("\(symbology), \(Wording.pixels(width))"), .init(engine.label),
            ] + photographs.map(cell) + frames.map(cell)
          }
        }
      })
  }

  private static func cell(_ width: PhotographSweepFinding.Width?) -> Cell {
    guard let width else { return .absent("–") }
    return share(
      width.rate, width.lower, width.upper, width.census)
  }

  private static func cell(_ frames: SummaryCell?) -> Cell {
    guard let frames, let rate = frames.readRate else { return .absent("–") }
    return share(rate.rate, rate.lower, rate.upper, "\(frames.outcomes.correct) of \(frames.codes)")
  }

  private static func share(
    _ rate: Double, _ lower: Double, _ upper: Double, _ count: String
  ) -> Cell {
    .number(
      Wording.percent(rate),
      note: "\(count); \(Wording.percent(lower)) to \(Wording.percent(upper))", rate: rate)
  }
}
