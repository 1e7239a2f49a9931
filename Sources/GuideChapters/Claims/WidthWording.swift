import Barcodes
import Document
import Findings
import Judging
import Records
import Summaries

extension ClaimWording {
  static func widths(_ claim: WidthClaim, under condition: String?) -> ClaimWording {
    switch claim {
    case .linear: width(.linear, under: condition)
    case .matrix: width(.area, under: condition)
    case .retail: retailWidth
    }
  }

  /// The claim on the module width of linear or of 2-D codes.
  private static func width(
    _ dimension: Symbology.Dimension, under condition: String?
  ) -> ClaimWording {
    let hasHeights = dimension == .area && condition == ClaimEvidence.nominal
    func group(_ engine: EngineRecord, _ evidence: ClaimEvidence) -> VerdictGroup {
      evidence.widthGroup(dimension, engine, under: condition)
    }
    return ClaimWording(
      claim: dimension == .linear
        ? "Linear codes: the smallest unit should be at least 2 px wide."
        : "2-D codes: the smallest unit should be at least 2 px wide and 2 px tall.",
      method: { _ in
        "Every module width from 2 px on in suite guidance, \(condition ?? ""), each symbology alone in the "
          + "mask. The claim holds where it does for every symbology that the engine claims, and fails "
          + "where their e-values together say so."
          + (hasHeights
            ? " Beside that, modules of unequal width and height, in suite module-height; PDF417, "
              + "whose rows are several modules high, is not among them." : "")
      },
      anchor: { evidence in
        hasHeights && evidence.has(.moduleHeight)
          ? ReportSection.moduleHeightsID
          : evidence.has(.guidance) ? ReportSection.widthVerdictsID : nil
      },
      words: { finding, engine, evidence in group(engine, evidence).words(finding) },
      effect: { engine, evidence in
        group(engine, evidence).effect + (hasHeights ? heights(engine, evidence) : [])
      })
  }

  private static func heights(_ engine: EngineRecord, _ evidence: ClaimEvidence) -> [String] {
    guard evidence.has(.moduleHeight) else {
      return ["height apart from width: not tested; run \(ClaimSuite.moduleHeight.path)"]
    }
    return evidence.moduleHeightReads(engine).map { width, height, count in
      "modules of \(Wording.plain(width)) × \(Wording.pixels(height)) (width × height): "
        + count.words
    }
  }

  /// The claim on the width of an EAN-13.
  private static var retailWidth: ClaimWording {
    ClaimWording(
      claim: "An EAN-13 should be at least 190 px wide.",
      method: { _ in
        "EAN-13 in suite guidance, nominal, from 190 px on: 95 modules of 2 px and more."
      },
      anchor: { $0.has(.guidance) ? ReportSection.widthVerdictsID : nil },
      words: { $2.retailGroup($1).words($0) },
      effect: { engine, evidence in
        guard let record = evidence.retailGroup(engine).verdicts.first else {
          return evidence.retailGroup(engine).effect
        }
        return [record.reason]
      })
  }
}

extension VerdictGroup {
  fileprivate func words(_ finding: ClaimFinding) -> String {
    Wording.qualified(finding.verdict?.rawValue ?? "", target: verdicts.map(\.target).min())
  }

  fileprivate var effect: [String] {
    guard !verdicts.isEmpty else { return [] }
    let failing = failing
    let alone = verdicts.filter { $0.verdict == .fails && !failing.contains($0.symbology) }
    let open = verdicts.filter { $0.verdict == .undecided }.map(\.symbology)
    let holding = verdicts.count { $0.verdict == .holds }
    let parts: [String?] = [
      "holds for \(holding) of \(verdicts.count)",
      failing.isEmpty ? nil : "fails for \(Wording.list(failing))",
      alone.isEmpty
        ? nil
        : "fails for \(Wording.list(alone.map(\.symbology))) by itself, which among \(verdicts.count) symbologies "
          + "says little",
      open.isEmpty ? nil : "undecided for \(Wording.list(open))",
      untested.isEmpty ? nil : "not tested: \(Wording.list(untested))",
      engine.unsupported(of: symbologies),
    ]
    return parts.compactMap(\.self)
  }
}
