package import Barcodes
package import Records

/// What readers make of a suite's frames of one symbology and condition, alone and together, and what they are held against.
package struct ChoiceGroup: Codable, Sendable, Equatable {
  package var frames: FrameFilter
  package var rule: ChoiceRule
  /// How many ways to use the readers were held against the rule.
  @Tally package var tried: Int
  /// Each reader alone, in the run's order; then those together that no other way surpasses.
  package var found: [CombinationRecord]
  /// Of each engine whose options were varied, in the run's order; absent without one.
  package var tuned: [TunedRecord]?

  package init(
    frames: FrameFilter, rule: ChoiceRule, tried: Int, found: [CombinationRecord],
    tuned: [TunedRecord]
  ) {
    self.frames = frames
    self.rule = rule
    self.tried = tried
    self.found = found
    self.tuned = tuned.isEmpty ? nil : tuned
  }
}
