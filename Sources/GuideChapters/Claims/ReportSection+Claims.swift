package import Document
import Findings
import Records
package import Summaries
import Tallies

/// Each claim of the guide, with the tests and the findings.
extension ReportSection {
  package static func claims(_ summary: Summary) -> ReportSection? {
    guard let claims = summary.claims else { return nil }
    let evidence = ClaimEvidence(summary)
    return ReportSection(
      id: "claims", title: "The guide's claims",
      paragraphs: [
        "What Google's ML Kit guide says of images of barcodes, held against each engine. A claim that "
          + "is undecided may hold or fail: more trials would tell. Symbologies that an engine does not "
          + "support count neither way. Verdicts on module widths are those of sequential tests; "
          + "intervals beside them are as if sampling had not adapted. 'Coarse' stands where a profile "
          + "asks for less than 99 % of the codes. The claim on regions of interest is none of the "
          + "guide's, but what AVFoundation offers them for; that on equal reads is the advice of ML Kit's maintainers."
      ] + notAsked(claims.filter { !evidence.isAsked($0) }),
      tables: table(claims.filter(evidence.isAsked), summary.run.engines, evidence).map { [$0] }
        ?? [])
  }

  private static func table(
    _ claims: [ClaimRecord], _ engines: [EngineRecord], _ evidence: ClaimEvidence
  ) -> ReportTable? {
    guard !claims.isEmpty else { return nil }
    return ReportTable(
      caption: "Verdict on each claim, by engine",
      columns: ["claim", "what is claimed, and what was done"] + engines.map(\.label)
        + ["source", "more"],
      rows: claims.map { row($0, engines, evidence) })
  }

  /// Names the claims whose suites were not run, and these.
  private static func notAsked(_ claims: [ClaimRecord]) -> [String] {
    guard !claims.isEmpty else { return [] }
    let (suites, groups) = claims.grouped { $0.id.suite }
    let names = suites.map { suite in
      "\(Wording.list((groups[suite] ?? []).map(\.id.rawValue))) (\(suite.path))"
    }
    return [
      "Not asked here, with the suites that would ask them: \(names.joined(separator: "; "))."
    ]
  }

  private static func row(
    _ claim: ClaimRecord, _ engines: [EngineRecord], _ evidence: ClaimEvidence
  ) -> [ReportTable.Cell] {
    let wording = claim.id.wording(under: claim.condition)
    let findings = engines.map { engine in
      claim.findings.first { $0.engine == engine.label }
        .map { finding in
          let said = claim.said(finding, of: engine, evidence)
          return ReportTable.Cell(said.words, note: said.effect, kind: finding.kind)
        }
        ?? ReportTable.Cell.absent("not tested")
    }
    let heading = [claim.id.rawValue, claim.condition].compactMap(\.self).joined(separator: ", ")
    return [.init(heading), .init(wording.claim, note: wording.method(evidence))]
      + findings
      + [
        wording.source.map { .init(wording.sourceName, link: $0) } ?? .absent("none"),
        wording.anchor(evidence).map { .init($0, link: "#\($0)") }
          ?? .absent("none"),
      ]
  }
}

extension ClaimFinding {
  fileprivate var kind: ReportTable.Cell.Kind { verdict == .notTested ? .absent : .text }
}
