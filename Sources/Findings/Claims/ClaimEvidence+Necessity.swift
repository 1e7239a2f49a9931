import Judging
import Records
import Statistics
package import Summaries

/// The claim that 2 px are needed. The verdict is on the necessity: it fails where more symbologies
/// need less than would seem to by chance, were there none.
extension ClaimEvidence {
  func necessityFinding(_ engine: EngineRecord) -> ClaimFinding {
    let verdicts = verdicts(Self.nominal, engine: engine)
    guard !verdicts.isEmpty else { return ClaimFinding(engine, without: .notAsked) }
    let spared = verdicts.count(where: \.isReadBelowGuidance)
    let isOpen = verdicts.contains(where: \.mayBeReadBelowGuidance)
    let verdict: ClaimVerdict =
      spared >= Self.fewestSpared(of: verdicts.count)
      ? .fails : spared > 0 || isOpen ? .undecided : .holds
    return ClaimFinding(
      engine, verdict,
      verdicts.compactMap { record in
        record.safeWidth.map { ClaimNumber("safe_px", symbology: record.symbology, value: $0) }
      })
  }

  /// Each symbology has an error of 5 % of its own: the least number that as many, read on frames of their own, reach by
  /// chance in at most 5 %.
  package static func fewestSpared(of symbologies: Int) -> Int {
    let wrong = BinomialDistribution(trials: symbologies, probability: RateBets.error)
    return (1...max(symbologies, 1)).first { wrong.upperTail($0) <= RateBets.error }
      ?? symbologies + 1
  }
}

extension SweepFinding {
  /// True if all tested widths pass from one on that is smaller than the guidance asks for.
  package var isReadBelowGuidance: Bool {
    safeWidth.map { !Guidance.isReached(guidanceWidth, by: $0) } ?? false
  }

  /// True if it is open whether they do: no smaller width was decided, and none from the guidance's on falls short.
  package var mayBeReadBelowGuidance: Bool {
    !isReadBelowGuidance && verdict != .fails && mayLessDo
  }
}
