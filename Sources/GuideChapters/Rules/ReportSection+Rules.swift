package import Document
package import Records
package import Summaries

/// The vendors' rules for module widths, and the engines that meet them.
extension ReportSection {
  package static func rules(_ summary: Summary) -> ReportSection? {
    summary.rules.map { rules in
      ReportSection(
        id: "rules", title: "Other rules for the module width", paragraphs: [explanation],
        tables: [.rules(rules, summary.run.engines)])
    }
  }

  private static let explanation =
    "What others ask for, in pixels for each module, held against every tested width from there "
    + "on: suite guidance, nominal. The rules were made for their authors' own readers and "
    + "images; that an engine does not meet one says nothing against its author. Symbologies "
    + "that an engine does not support are left out of its count."
}

extension ReportTable {
  package static func rules(_ rules: [RuleRecord], _ engines: [EngineRecord]) -> ReportTable {
    ReportTable(
      caption: "Does so wide a module suffice?",
      columns: ["rule", "for", "at least"] + engines.map(\.label) + ["source"],
      rows: rules.map { row($0, engines) })
  }

  private static func row(_ rule: RuleRecord, _ engines: [EngineRecord]) -> [Cell] {
    let findings = engines.map { engine in
      rule.findings.first { $0.engine == engine.label }.map(cell)
        ?? Cell.absent("not tested")
    }
    return [.init(rule.who), .init(rule.scope, note: rule.note ?? "")]
      + [.number(Wording.pixels(rule.pixels))] + findings + [source(rule)]
  }

  private static func cell(_ finding: RuleFinding) -> Cell {
    let tested = finding.holds.count + finding.fails.count + finding.undecided.count
    guard tested > 0 else {
      return .absent(finding.notTested.isEmpty ? "unsupported" : "not tested")
    }
    let lists = [
      ("fails for", finding.fails), ("undecided for", finding.undecided),
      ("not tested:", finding.notTested), ("unsupported:", finding.unsupported),
    ]
    let words = "holds for \(finding.holds.count) of \(tested)"
    return Cell(
      Wording.qualified(words, target: finding.target),
      note: lists.filter { !$0.1.isEmpty }.map { "\($0.0) \(Wording.list($0.1))" }
        .joined(separator: "; "))
  }

  private static func source(_ rule: RuleRecord) -> Cell {
    let isLink = ["https://", "http://"].contains { rule.source.hasPrefix($0) }
    return .init(
      isLink ? "page" : rule.source, note: rule.readOn.map { "read \($0)" } ?? "",
      link: isLink ? rule.source : nil)
  }
}
