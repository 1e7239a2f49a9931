import Document
import Findings
import GuideChapters
import Records
import Summaries

extension SiteQuestion {
  static let claims = SiteQuestion(
    file: "claims.html", title: "The guides' claims",
    words: "what the guides' claims and vendors' rules come to, reader by reader",
    notes: { result in
      [
        "holds: shown to hold. fails: shown not to hold. undecided: too little was seen for either. A verdict on a claim is on all symbologies that the claim names and the reader reads, together, and is wrong with a probability of at most 5 %. Where vendors' rules "
          + "list symbologies that fail, each has that error by itself: so a claim can be undecided while some of its symbologies fail. “Suffices” means that \(result.widths.isEmpty ? "the asked share" : targets(result.widths.map(\.target))) of the codes are read, from that width on. Empty: not tested."
      ]
    },
    tables: { shared -> [ReportTable] in
      let result = shared.record
      return (result.claims.isEmpty ? [] : [verdicts(result), statements(result)])
        + (result.rules.isEmpty ? [] : [rules(result)])
    })

  private static func verdicts(_ result: ResultRecord) -> ReportTable {
    .readers(
      result.engines(of: result.claims.map(\.engine)), caption: "Verdicts on the guides' claims",
      columns: result.claims.grouped(by: ClaimKey.init).keys, title: { ($0.words, nil) },
      cell: { engine, key in
        result.claims.first { $0.engine == engine.label && ClaimKey($0) == key }.map {
          ReportTable.Cell(
            $0.verdict.rawValue,
            kind: .judged(holds: $0.verdict == .holds, fails: $0.verdict == .fails))
        }
      })
  }

  private static func statements(_ result: ResultRecord) -> ReportTable {
    let claims = result.claims.grouped { $0.claim }.keys
    return ReportTable(
      caption: "What these claims say",
      columns: ["claim", "in the guide's words, or what is asked"],
      rows: claims.map { claim in
        var words = ReportTable.Cell(claim.statement.words, note: meaning(of: claim))
        words.link = claim.statement.source
        return [ReportTable.Cell(claim.rawValue), words]
      })
  }

  /// Where the verdict's word alone can be read both ways.
  private static func meaning(of claim: ClaimID) -> String {
    claim == .necessity
      ? "fails: narrower modules are read, too, of more symbologies than chance would have" : ""
  }

  private static func rules(_ result: ResultRecord) -> ReportTable {
    let engines = result.engines(of: result.rules.flatMap { $0.findings.map(\.engine) })
    // The page says the target once, and the number of symbologies what is unsupported.
    let rules = result.rules.map { rule in
      var rule = rule
      for index in rule.findings.indices {
        rule.findings[index].target = nil
        if rule.findings[index].isTested { rule.findings[index].unsupported = [] }
      }
      return rule
    }
    var table = RuleSection.table(rules, engines)
    table.caption =
      "What vendors ask of images for their own readers, in pixels for each module, and whether that suffices for these: suite guidance, nominal"
    table.columnKeys = [nil, nil, nil] + engines.map { .reader($0.library) } + [nil]
    return table
  }
}

extension RuleFinding {
  fileprivate var isTested: Bool { !(holds + fails + undecided).isEmpty }
}

private struct ClaimKey: Hashable {
  let claim: ClaimID
  let condition: String?

  init(_ result: ClaimResult) { (claim, condition) = (result.claim, result.condition) }

  var words: String { [claim.rawValue, condition].compactMap(\.self).joined(separator: ", ") }
}
