import Barcodes
import Judging
import Records

/// Whether 2 px are needed, or less would do.
extension Claims {
  var necessityClaim: ClaimRecord {
    ClaimRecord(
      id: "necessary",
      claim: "Are 2 px necessary? The guide asks for no less; this row asks whether less would do.",
      source: Self.guide,
      method:
        "The safe width in suite guidance, nominal: the tested width from which it and all larger "
        + "ones pass. 2 px are not necessary for a symbology whose safe width is smaller. The verdict "
        + "is on the necessity: it fails where 2 px are not necessary for some symbology.",
      anchor: has(.guidance) ? NecessitySection.id : nil, findings: findings(necessityFinding))
  }

  private func necessityFinding(_ engine: EngineRecord) -> ClaimFinding {
    let verdicts = verdicts("nominal", engine: engine)
    guard !verdicts.isEmpty else { return .notTested(engine.label, suite: .guidance) }
    let spared = verdicts.filter(\.isReadBelowGuidance)
    let open = verdicts.filter { !$0.isReadBelowGuidance && $0.isSafeWidthOpen }
    let verdict: ClaimVerdict = !spared.isEmpty ? .fails : open.isEmpty ? .holds : .undecided
    let words =
      switch verdict {
      case .fails: "not necessary for \(spared.count) of \(verdicts.count)"
      case .holds: "necessary for all \(verdicts.count)"
      default: "undecided"
      }
    let parts = [
      spared.isEmpty
        ? nil
        : "safe below 2 px: "
          + Wording.list(
            spared.map { "\($0.symbology) from \(Wording.pixels($0.safeWidth ?? 0))" }),
      open.isEmpty ? nil : "open for \(Wording.list(open.map(\.symbology)))",
      ClaimWords.unsupported(
        Self.symbologies(of: .linear) + Self.symbologies(of: .area), by: engine),
    ]
    return ClaimFinding(
      engine: engine.label, verdict: verdict,
      words: ClaimWords.qualified(words, target: verdicts.map(\.target).min()),
      effect: parts.compactMap(\.self).joined(separator: "; "),
      numbers: verdicts.flatMap { record in
        [("first_px", record.firstWidth), ("safe_px", record.safeWidth)].compactMap { name, width in
          width.map { ClaimNumber(name, symbology: record.symbology, value: $0) }
        }
      })
  }
}

extension VerdictRecord {
  /// Whether all tested widths pass from one on that is smaller than the guidance asks for.
  var isReadBelowGuidance: Bool {
    safeWidth.map { !ModuleWidth.isReached(guidanceWidth, by: $0) } ?? false
  }
}
