import Barcodes
import Records

/// That units of 2 px suffice.
extension Claims {
  /// Of linear codes, then of 2-D ones, each under the conditions that were run.
  var widthClaims: [ClaimRecord] {
    let named = ["nominal", "soft-noisy"].filter { name in
      name == "nominal" || verdicts.contains { $0.namedCondition == name }
    }
    return named.map(linearClaim) + named.map(matrixClaim)
  }

  private func linearClaim(_ condition: String) -> ClaimRecord {
    ClaimRecord(
      id: "linear-2px", condition: condition,
      claim: "Linear codes: the smallest unit should be at least 2 px wide.",
      source: Self.guide, method: Self.method(condition),
      anchor: has(.guidance) ? WidthVerdictSection.id(0) : nil,
      findings: findings { group($0, .linear, condition).finding })
  }

  private func matrixClaim(_ condition: String) -> ClaimRecord {
    let height = ModuleHeights(self)
    let isNominal = condition == "nominal"
    return ClaimRecord(
      id: "matrix-2px", condition: condition,
      claim: "2-D codes: the smallest unit should be at least 2 px wide and 2 px tall.",
      source: Self.guide,
      method: Self.method(condition)
        + (isNominal
          ? " Beside that, modules of unequal width and height, in suite module-height; PDF417, "
            + "whose rows are several modules high, is not among them." : ""),
      anchor: isNominal && has(.moduleHeight)
        ? ModuleHeightSection.id : has(.guidance) ? WidthVerdictSection.id(0) : nil,
      findings: findings { engine in
        var finding = group(engine, .area, condition).finding
        guard isNominal else { return finding }
        let effect = height.effect(engine)
        finding.effect = [finding.effect, effect].filter { !$0.isEmpty }.joined(separator: "; ")
        finding.numbers += height.numbers(engine)
        return finding
      })
  }

  private func group(
    _ engine: EngineRecord, _ dimension: Symbology.Dimension, _ condition: String
  ) -> VerdictGroup {
    VerdictGroup(
      engine: engine, symbologies: Self.symbologies(of: dimension),
      verdicts: verdicts(condition, engine: engine))
  }

  private static func method(_ condition: String) -> String {
    "Every module width from 2 px on in suite guidance, \(condition), each symbology alone in the "
      + "mask. The claim holds where it does for every symbology that the engine claims, and fails "
      + "where it does for one."
  }

  /// EAN-13 has 95 modules (GS1 General Specifications), so that 190 px are 2 px for each.
  var retailWidthClaim: ClaimRecord {
    ClaimRecord(
      id: "ean13-190px", claim: "An EAN-13 should be at least 190 px wide.", source: Self.guide,
      method: "EAN-13 in suite guidance, nominal, from 190 px on: 95 modules of 2 px and more.",
      anchor: has(.guidance) ? WidthVerdictSection.id(0) : nil,
      findings: findings { engine in
        let name = Symbology.ean13.name
        let verdicts = verdicts("nominal", engine: engine)
        var finding = VerdictGroup(engine: engine, symbologies: [name], verdicts: verdicts).finding
        guard let record = verdicts.first(where: { $0.symbology == name }),
          let least = record.guidedWidths.first
        else { return finding }
        finding.effect =
          "at \(Wording.pixels(least.width * 95)): \(ClaimWords.rate(least.rate, of: least.codes)); "
          + "lowest from there on, at \(Wording.pixels(record.worst.width * 95)): "
          + ClaimWords.rate(record.worst.rate, of: record.worst.codes)
        return finding
      })
  }
}
