import Document
import Findings
import GuideChapters
import Records
import Summaries

extension SiteQuestion {
  static let claims = SiteQuestion(
    file: "claims.html", title: "The guides' claims",
    words: "what the guides' claims and vendors' rules come to"
  ) { result -> [ReportTable] in
    var tables: [ReportTable] = []
    if !result.claims.isEmpty { tables.append(claimTable(result)) }
    if !result.rules.isEmpty {
      var table = RuleSection.table(
        result.rules,
        result.engines(of: result.rules.flatMap { $0.findings.map(\.engine) }))
      table.caption +=
        " What each vendor asks of images for its own reader, held against these: suite guidance, nominal"
      tables.append(table)
    }
    return tables
  }

  private static func claimTable(_ result: ResultRecord) -> ReportTable {
    let engines = result.engines(of: result.claims.map(\.engine))
    let (keys, groups) = result.claims.grouped {
      ClaimKey(claim: $0.claim, condition: $0.condition)
    }
    return ReportTable(
      caption: "Verdict on each claim. Empty: not tested",
      columns: ["claim", "what is claimed"] + engines.map { "\($0.label) (\($0.version))" },
      rows: keys.map { key in
        [ReportTable.Cell(key.claim.rawValue, note: key.condition ?? ""), claim(key.claim)]
          + engines.map { engine in
            (groups[key] ?? []).first { $0.engine == engine.label }.map { cell($0.verdict) }
              ?? .init("", kind: .absent)
          }
      })
  }

  private static func cell(_ verdict: ClaimVerdict) -> ReportTable.Cell {
    ReportTable.Cell(
      verdict.rawValue,
      kind: verdict == .holds ? .holds : verdict == .fails ? .fails : .undecided)
  }

  private static func claim(_ claim: ClaimID) -> ReportTable.Cell {
    var cell = ReportTable.Cell(claim.statement.words)
    cell.link = claim.statement.source
    return cell
  }

  private struct ClaimKey: Hashable {
    var claim: ClaimID
    var condition: String?
  }
}
