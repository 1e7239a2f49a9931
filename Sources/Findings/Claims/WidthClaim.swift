package import Barcodes
package import Records
package import Summaries

/// That units of 2 px suffice, of linear codes or of 2-D ones.
package struct WidthClaim: Claim {
  package let id: ClaimID
  package let dimension: Symbology.Dimension
  package let suite = ClaimSuite.guidance

  /// The condition that every run of the suite has.
  package static let nominal = "nominal"

  /// The nominal one, and those beside it that were run: cameras, and stress tests.
  package func conditions(_ evidence: ClaimEvidence) -> [String?] {
    [Self.nominal]
      + evidence.verdicts.compactMap(\.namedCondition).grouped { $0 }.keys.filter {
        $0 != Self.nominal
      }
  }

  package static func group(
    _ dimension: Symbology.Dimension, _ engine: EngineRecord, under condition: String?,
    _ evidence: ClaimEvidence
  ) -> VerdictGroup {
    VerdictGroup(
      engine: engine, symbologies: Symbology.all(of: dimension).map(\.name),
      verdicts: evidence.verdicts(condition ?? nominal, engine: engine))
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    var finding = Self.group(dimension, engine, under: condition, evidence).finding
    if dimension == .area, condition == Self.nominal {
      finding.numbers += ModuleHeights(evidence).numbers(engine)
    }
    return finding
  }
}

/// That an EAN-13 should be 190 px wide: 2 px for each of 95 modules (GS1 General Specifications).
package struct RetailWidthClaim: Claim {
  package let id = ClaimID.retailWidth
  package let suite = ClaimSuite.guidance
  package static let modules = 95.0

  /// Nil where it was not tried.
  package static func verdict(_ engine: EngineRecord, _ evidence: ClaimEvidence) -> VerdictRecord? {
    group(engine, evidence).verdicts.first
  }

  package static func group(_ engine: EngineRecord, _ evidence: ClaimEvidence) -> VerdictGroup {
    VerdictGroup(
      engine: engine, symbologies: [Symbology.ean13.name],
      verdicts: evidence.verdicts(WidthClaim.nominal, engine: engine))
  }

  package func finding(
    of engine: EngineRecord, under condition: String?, _ evidence: ClaimEvidence
  ) -> ClaimFinding {
    Self.group(engine, evidence).finding
  }
}
