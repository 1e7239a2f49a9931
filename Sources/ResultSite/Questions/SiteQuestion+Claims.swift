import Barcodes
import Document
import Findings
import GuideChapters
import Judging
import Records
import Summaries

extension SiteQuestion {
  static let claims = SiteQuestion(
    file: "claims.html", title: "The guides' claims",
    words: "what the guides' claims and vendors' rules come to, reader by reader",
    notes: notes,
    tables: { shared -> [ReportTable] in
      let result = shared.record
      return (result.claims.isEmpty ? [] : [statements(result), verdicts(result)])
        + (result.rules.isEmpty ? [] : [rules(result)])
    })

  private static func notes(_ result: ResultRecord) -> [String] {
    [
      "holds: shown to hold. fails: shown not to hold. undecided: too little was seen for either. A verdict on a claim is on all symbologies that the claim names and the reader reads, together, and is wrong with a probability of at most 5 %. Where vendors' rules "
        + "list symbologies that fail, each has that error by itself: so a claim can be undecided while some of its symbologies fail. “Suffices” means that \(result.widths.isEmpty ? "the asked share" : targets(result.widths.map(\.target))) of the codes are read, from that width on. Empty: not tested."
    ]
  }

  private static func verdicts(_ result: ResultRecord) -> ReportTable {
    .readers(
      result.claims, of: \.engine, in: result,
      caption:
        "Verdicts on these claims; below those on module widths, for which symbologies the width suffices, each by itself",
      by: { [$0.claim.rawValue, $0.condition].compactMap(\.self).joined(separator: ", ") },
      title: { ($0, nil) },
      cell: {
        ReportTable.Cell(
          $0.verdict.rawValue, note: widths($0, in: result),
          kind: .judged(holds: $0.verdict == .holds, fails: $0.verdict == .fails))
      })
  }

  /// The symbologies of which the guide's module width suffices a reader, each by itself; empty of a claim on anything else.
  private static func widths(_ claim: ClaimResult, in result: ResultRecord) -> String {
    let dimension: Symbology.Dimension
    switch claim.claim {
    case .linear: dimension = .linear
    case .matrix: dimension = .area
    default: return ""
    }
    let names = Set(Symbology.all(of: dimension).map(\.name))
    let widths = result.widths.filter {
      $0.engine == claim.engine && $0.condition == claim.condition && names.contains($0.symbology)
    }
    if widths.isEmpty { return "" }
    let lists = [("fails for", Verdict.fails), ("undecided for", .undecided)].map {
      words, verdict in
      (words, widths.filter { $0.verdict == verdict }.map(\.symbology))
    }
    let holding = widths.count { $0.verdict == .holds }
    return
      (["suffices for \(holding) of \(widths.count)"]
      + lists.filter { !$0.1.isEmpty }.map { words, names in
        "\(words) \(names.count > 4 ? "\(names.count)" : Wording.list(names))"
      }
      + [Wording.count(widths.map(\.codes).reduce(0, +), "code")]).joined(separator: "; ")
  }

  private static func statements(_ result: ResultRecord) -> ReportTable {
    let claims = result.claims.grouped { $0.claim }.keys
    return ReportTable(
      caption: "What these claims say",
      columns: ["claim", "in the guide's words, or what is asked", "whose"],
      rows: claims.map { claim in
        let (words, who, source) = claim.statement
        return [
          ReportTable.Cell(claim.rawValue), ReportTable.Cell(words, note: meaning(of: claim)),
          ReportTable.Cell(who, link: source),
        ]
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
    let rules = result.rules.flatMap(\.byDimension).map { rule in
      var rule = rule
      for index in rule.findings.indices {
        rule.findings[index].target = nil
        if rule.findings[index].isTested { rule.findings[index].unsupported = [] }
      }
      return rule
    }
    var table = ReportTable.rules(rules, engines)
    table.caption =
      "What vendors ask of images for their own readers, in pixels for each module, and whether that suffices for these: suite guidance, nominal"
    table.columns.replaceSubrange(
      3..<(3 + engines.count), with: engines.map { OverviewReader($0).name })
    table.columnKeys = [nil, nil, nil] + engines.map { .reader($0.library) } + [nil]
    return table
  }
}

extension RuleFinding {
  fileprivate var isTested: Bool { !(holds + fails + undecided).isEmpty }
}

extension RuleRecord {
  /// A rule for all symbologies as one for linear and one for 2-D codes.
  fileprivate var byDimension: [RuleRecord] {
    guard scope == "all" else { return [self] }
    return [(Symbology.Dimension.linear, "linear"), (.area, "2-D")].map { dimension, words in
      let names = Set(Symbology.all(of: dimension).map(\.name))
      var rule = self
      rule.scope = words
      rule.findings = findings.map { finding in
        var finding = finding
        for list in [\RuleFinding.holds, \.fails, \.undecided, \.notTested, \.unsupported] {
          finding[keyPath: list].removeAll { !names.contains($0) }
        }
        return finding
      }
      return rule
    }
  }
}
