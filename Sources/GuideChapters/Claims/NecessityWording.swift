import Barcodes
import Document
import Findings
import Records
import Summaries

extension ClaimWording {
  /// The question whether less than 2 px would suffice.
  static var necessity: ClaimWording {
    ClaimWording(
      claim:
        "Are 2 px necessary? The guide asks for no less; this row asks whether less would do.",
      method: { _ in
        """
        The safe width in suite guidance, nominal: the tested width from which it and all larger \
        ones pass. 2 px are not necessary for a symbology whose safe width is smaller. The verdict \
        is on the necessity: it fails where 2 px are not necessary for so many symbologies that, \
        at 5 % each, chance alone would seldom say so of as many.
        """
      },
      anchor: { $0.has(.guidance) ? ReportSection.necessityID : nil },
      words: { finding, engine, evidence in
        let verdicts = evidence.verdicts(ClaimEvidence.nominal, engine: engine)
        let spared = verdicts.count(where: \.isReadBelowGuidance)
        let words =
          switch finding.verdict {
          case .fails: "not necessary for \(spared) of \(verdicts.count)"
          case .holds: "necessary for all \(verdicts.count)"
          default: "undecided"
          }
        return Wording.qualified(words, target: verdicts.map(\.target).min())
      },
      effect: { engine, evidence in
        necessity(evidence.verdicts(ClaimEvidence.nominal, engine: engine), engine)
      })
  }

  private static func necessity(
    _ verdicts: [VerdictRecord], _ engine: EngineRecord
  ) -> [String] {
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
      engine.unsupported(of: all),
    ]
    return parts.compactMap(\.self)
  }
}
