package import Records

/// A run's finding on a claim for one engine.
package struct ClaimFinding: Codable, Sendable, Equatable {
  /// The engine's label.
  package var engine: String
  /// Absent for a control.
  package var verdict: ClaimVerdict?
  /// Absent where it was tested.
  package var gap: ClaimGap?
  /// The numbers that the verdict rests on.
  package var numbers: [ClaimNumber]

  package init(_ engine: EngineRecord, _ verdict: ClaimVerdict?, _ numbers: [ClaimNumber]) {
    self.engine = engine.label
    self.verdict = verdict
    self.numbers = numbers
  }

  package init(_ engine: EngineRecord, without gap: ClaimGap) {
    self.engine = engine.label
    self.gap = gap
    verdict = .notTested
    numbers = []
  }
}
