import Document
import Judging
import Records
import Summaries

extension ReportTable {
  static func photographWidths(_ rule: PhotographRule, arm: String) -> ReportTable {
    let populations: [PhotographSweepFinding.Population] =
      rule.records.contains { $0.population == .readAsTaken } ? [.all, .readAsTaken] : [.all]
    let columns = rule.engines.flatMap { engine in populations.map { (engine, $0) } }
    let widths = Set(rule.records.flatMap { $0.widths.map(\.width) }).sorted()
    return ReportTable(
      caption:
        "Photographs read, \(PhotographRule.title(ofArm: arm)), by \(rule.isOfModules ? "module width" : "the picture's width"); \"of those read as taken\" are the photographs "
        + "that this reader reads at their own size. Misread are photographs of which something else was read at any phase. ✓ shown to reach \(Wording.set(share: rule.set.target)), ✗ shown not to",
      columns: ["photographs"]
        + columns.map { engine, population in
          population == .all ? engine.label : "\(engine.label), of those read as taken"
        },
      rows: rule.symbologies.flatMap { symbology in
        widths.compactMap { width -> [Cell]? in
          let cells = columns.map { engine, population in
            rule.record(engine, symbology, arm, population)?.finding.width(width)
          }
          guard cells.contains(where: { $0 != nil }) else { return nil }
          return [Cell("\(symbology), \(Wording.pixels(width))")] + cells.map(cell)
        }
      })
  }

  private static func cell(_ width: PhotographSweepFinding.Width?) -> Cell {
    guard let width else { return .absent("–") }
    let mark =
      switch width.decision {
      case .passes: " ✓"
      case .fails: " ✗"
      case .open: ""
      }
    return .number(
      width.census + mark,
      note: "\(Wording.percent(width.lower)) to \(Wording.percent(width.upper))"
        + (width.misread > 0 ? "; \(Wording.count(width.misread)) misread" : ""),
      rate: width.rate)
  }
}
