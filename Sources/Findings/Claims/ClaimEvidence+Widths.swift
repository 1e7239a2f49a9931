package import Barcodes
package import Records
import Summaries

/// The claims on widths.
package enum WidthClaim {
  /// Of the modules of all linear codes.
  case linear
  /// Of the modules of all 2-D codes.
  case matrix
  /// Of a whole EAN-13.
  case retail
}

extension ClaimEvidence {
  func conditions(of claim: WidthClaim) -> [String?] {
    switch claim {
    case .linear, .matrix: widthConditions
    case .retail: [nil]
    }
  }

  func finding(
    on claim: WidthClaim, _ engine: EngineRecord, under condition: String?
  ) -> ClaimFinding {
    switch claim {
    case .linear: widthGroup(.linear, engine, under: condition).finding
    case .matrix: matrixFinding(engine, under: condition)
    case .retail: retailGroup(engine).finding
    }
  }
}

/// That units of 2 px suffice, of linear codes or of 2-D ones.
extension ClaimEvidence {
  /// The condition that every run of the suite guidance has.
  package static let nominal = "nominal"

  /// The nominal one, and those beside it that were run: cameras, and stress tests.
  private var widthConditions: [String?] {
    [Self.nominal]
      + verdicts.compactMap(\.namedCondition).grouped { $0 }.keys.filter { $0 != Self.nominal }
  }

  package func widthGroup(
    _ dimension: Symbology.Dimension, _ engine: EngineRecord, under condition: String?
  ) -> VerdictGroup {
    VerdictGroup(
      engine: engine, symbologies: Symbology.all(of: dimension).map(\.name),
      verdicts: verdicts(condition ?? Self.nominal, engine: engine))
  }

  /// With what modules of unequal width and height do, where nothing else is unusual.
  private func matrixFinding(_ engine: EngineRecord, under condition: String?) -> ClaimFinding {
    var finding = widthGroup(.area, engine, under: condition).finding
    if condition == Self.nominal { finding.numbers += moduleHeightNumbers(engine) }
    return finding
  }
}

/// That an EAN-13 should be 190 px wide: 2 px for each of 95 modules (GS1 General Specifications).
extension ClaimEvidence {
  package static let retailModules = 95.0

  package func retailGroup(_ engine: EngineRecord) -> VerdictGroup {
    VerdictGroup(
      engine: engine, symbologies: [Symbology.ean13.name],
      verdicts: verdicts(Self.nominal, engine: engine))
  }
}
