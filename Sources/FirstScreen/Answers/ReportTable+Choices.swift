import Barcodes
import Chapters
package import Document
import Findings
import GuideChapters
import Records
package import Summaries

extension ReportTable {
  private static let mostConditions = 4

  /// Which reader, alone or together, at a glance: a row for each symbology and condition; nil without a rule that readers are held against.
  package static func choiceOverview(_ summary: Summary) -> ReportTable? {
    guard let all = summary.choices, !all.isEmpty else { return nil }
    // Photographs are in many folders, and each of these is a condition.
    let conditions = Set(all.compactMap(\.frames.condition)).count
    let groups = conditions > mostConditions ? all.filter { $0.frames.condition == nil } : all
    let asked = Wording.list(groups.grouped { $0.rule.words }.keys)
    return ReportTable(
      caption:
        "Which reader, alone or together? Asked: \(asked). Shown is held with 95 % for all ways of a row together; “reads most” is as measured. Shares have their 95 % intervals, times are means",
      columns: [
        "what", "shown to do it", "reads most in time", "alone",
      ],
      rows: groups.map(row))
  }

  private static func row(_ group: ChoiceGroup) -> [Cell] {
    let settings = ChoiceSetting.all(group.found, group.rule, tried: group.tried)
    return [
      Cell(
        group.title,
        note: "\(Wording.range(group.found.map(\.frames))) frames, \(group.tried) ways"),
      shown(settings), most(group.found, group.rule),
      most(group.found.filter { $0.way == .alone }, group.rule),
    ]
  }

  private static func shown(_ settings: [ChoiceSetting]) -> Cell {
    if let first = settings.first(where: { $0.answer == .meets }) {
      return cell(first.found, kind: .holds)
    }
    let open = settings.filter { $0.answer == .open }
    guard let likeliest = open.first else {
      return .init("none", note: "all are shown not to", kind: .fails)
    }
    let needed = likeliest.framesNeeded.map { "; \(Wording.count($0)) frames would tell" } ?? ""
    return .init(
      "not known yet",
      note: "\(likeliest.found.name): \(likeliest.found.brief)\(needed)",
      kind: .undecided)
  }

  /// Tells of those that keep the time as measured, where one is asked, the one that reads most, and of these the fastest.
  private static func most(_ found: [CombinationRecord], _ rule: ChoiceRule) -> Cell {
    let quick = found.filter { found in
      rule.mostMilliseconds.map { most in found.time.map { $0.meanMilliseconds <= most } ?? false }
        ?? true
    }
    let best = quick.min {
      (-share($0), $0.time?.meanMilliseconds ?? 0) < (-share($1), $1.time?.meanMilliseconds ?? 0)
    }
    return best.map { cell($0, kind: .text) } ?? .init("none keeps it", kind: .fails)
  }

  private static func share(_ found: CombinationRecord) -> Double {
    found.readRate?.rate ?? 0
  }

  private static func cell(_ found: CombinationRecord, kind: Cell.Kind) -> Cell {
    .init(
      found.name, note: found.brief, kind: kind, link: "#\(ReportSection.choicesID)")
  }
}

extension Summary {
  /// True if there are more readers than have room side by side, and the table of choices says what matters of them.
  package var opensWithChoices: Bool {
    choices != nil && verdictMatrices.isEmpty && run.engines.count > 4
  }

  /// The opening answers for suites whose readers are held against a rule; empty without one.
  package var choiceAnswers: [Answer] {
    guard let table = ReportTable.choiceOverview(self) else { return [] }
    return [
      Answer(
        question: table.caption + ".",
        findings: table.rows.map { row in
          Finding(
            engine: row[0].text,
            zip(table.columns, row).dropFirst().map { column, cell in
              Sentence(
                "\(column): \(cell.text) (\(cell.note)).", section: ReportSection.choicesID)
            })
        })
    ]
  }
}
