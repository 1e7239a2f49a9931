import Barcodes
import Document
import Findings
import Records
import Summaries

/// The question whether less than 2 px would suffice.
struct NecessityWording: SuiteClaimWording {
  let suite = ClaimSuite.guidance
  let section = ReportSection.necessityID
  let claim = "Are 2 px necessary? The guide asks for no less; this row asks whether less would do."

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "The safe width in suite guidance, nominal: the tested width from which it and all larger "
      + "ones pass. 2 px are not necessary for a symbology whose safe width is smaller. The verdict "
      + "is on the necessity: it fails where 2 px are not necessary for so many symbologies that, "
      + "at 5 % each, chance alone would seldom say so of as many."
  }

  func words(_ finding: ClaimFinding, _ engine: EngineRecord, _ subject: ClaimSubject) -> String {
    let verdicts = verdicts(engine, subject)
    let spared = verdicts.count(where: \.isReadBelowGuidance)
    let words =
      switch finding.verdict {
      case .fails: "not necessary for \(spared) of \(verdicts.count)"
      case .holds: "necessary for all \(verdicts.count)"
      default: "undecided"
      }
    return ClaimWords.qualified(words, target: verdicts.map(\.target).min())
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    let verdicts = verdicts(engine, subject)
    let spared = verdicts.filter(\.isReadBelowGuidance)
    let open = verdicts.filter(\.mayBeReadBelowGuidance)
    let all = [Symbology.Dimension.linear, .area].flatMap { Symbology.all(of: $0).map(\.name) }
    let parts = [
      spared.isEmpty
        ? nil
        : "safe below 2 px: "
          + Wording.list(
            spared.map { "\($0.symbology) from \(Wording.pixels($0.safeWidth ?? 0))" }),
      open.isEmpty ? nil : "open for \(Wording.list(open.map(\.symbology)))",
      ClaimWords.unsupported(all, by: engine),
    ]
    return parts.compactMap(\.self)
  }

  private func verdicts(_ engine: EngineRecord, _ subject: ClaimSubject) -> [VerdictRecord] {
    subject.evidence.verdicts(WidthClaim.nominal, engine: engine)
  }
}
