package import Barcodes
package import Records

/// The reads of a suite's frames of one symbology and condition, by readers alone and together, and the rule that they are held against.
package struct ChoiceGroup: Codable, Sendable, Equatable {
  package var frames: FrameFilter
  package var rule: ChoiceRule
  /// The number of ways to use the readers that were held against the rule.
  @Tally package var tried: Int
  /// Each reader alone, in the run's order; then those together that no other way surpasses.
  package var found: [CombinationRecord]
  /// One for each engine whose options were varied, in the run's order; absent without one.
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
