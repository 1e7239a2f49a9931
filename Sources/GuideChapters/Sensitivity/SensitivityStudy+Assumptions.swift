import Chapters
import Document
import Findings
import Records
import Summaries

extension [SensitivityStudy] {
  /// The uncertainty budget of each engine's verdicts: the effects of assumptions and of sampling.
  func assumptions(_ run: RunRecord) -> ReportTable {
    let engines = run.engines.filter { engine in contains { $0.engine == engine } }
    let budgets = engines.map { engine in UncertaintyBudget(filter { $0.engine == engine }) }
    return ReportTable(
      caption:
        "The uncertainty budget of each engine. Of each assumption: verdicts that turn, of those compared; and how far it "
        + "moves the width, least to most over the symbologies. Below, sampling under the references, and all assumptions "
        + "together, of each verdict the one that moves most",
      columns: ["assumption"]
        + engines.flatMap {
          ["\($0.label): turn", "\($0.label): moves"]
        },
      rows: assumptionRows(run, engines) + [Self.sampling(budgets), Self.total(budgets)])
  }

  private func assumptionRows(
    _ run: RunRecord, _ engines: [EngineRecord]
  ) -> [[ReportTable.Cell]] {
    let (keys, groups) = grouped(by: \.key)
    return keys.flatMap { key in
      let studies = groups[key] ?? []
      let assumptions = studies.flatMap(\.assumptions).grouped(by: \.self).keys
      return assumptions.map { name in
        let words = run.words(ofCondition: name, suite: key.suite)
        return [
          ReportTable.Cell(
            name,
            note: (["suite \(key.suite)"] + [words].compactMap(\.self)).joined(separator: ": "))
        ]
          + engines.flatMap { engine in
            Self.cells(studies.filter { $0.engine == engine }.flatMap { $0.effects(of: name) })
          }
      }
    }
  }

  private static func cells(_ effects: [AssumptionEffect]) -> [ReportTable.Cell] {
    guard !effects.isEmpty else {
      return [.absent("not tried"), .absent("–")]
    }
    let turned = effects.filter(\.isTurned).map(\.symbology)
    let lost = effects.count(where: \.isLost)
    let notes = [
      turned.isEmpty ? nil : Wording.list(turned), lost == 0 ? nil : "\(lost) no longer decided",
    ]
    let shown = effects.filter(\.isShown).map(\.symbology)
    return [
      .init(
        "\(turned.count) of \(effects.count)",
        note: notes.compactMap(\.self).joined(separator: "; ")),
      .init(
        Wording.moves(effects.map(\.move)),
        note: shown.isEmpty ? "none shown" : "shown of \(Wording.list(shown))"),
    ]
  }

  private static func sampling(_ budgets: [UncertaintyBudget]) -> [ReportTable.Cell] {
    [ReportTable.Cell("sampling", note: "under the references: undecided; width of the intervals")]
      + budgets.flatMap { budget in
        [
          ReportTable.Cell("\(budget.undecided) of \(budget.verdicts) undecided"),
          .init(budget.sampling.map(Wording.spread) ?? "–"),
        ]
      }
  }

  private static func total(_ budgets: [UncertaintyBudget]) -> [ReportTable.Cell] {
    [ReportTable.Cell("all assumptions", note: "one by one; the greatest move of each verdict")]
      + budgets.flatMap { budget in
        [
          ReportTable.Cell("\(budget.turned) of \(budget.verdicts) turn"),
          .init(
            budget.assumptions.map(Wording.spread) ?? "–",
            note: "\(budget.moved) of \(budget.verdicts) shown"),
        ]
      }
  }
}
