package import Barcodes
package import Records
package import Summaries

/// Which readers meet a rule, as `scanbench choose --json` prints it (Documentation/FORMATS.md).
package struct ChoiceRecord: Codable, Sendable, VersionedRecord {
  private(set) var schema = currentSchema
  /// The run's folder.
  package let run: String
  package let startedAt: String
  package let suites: [String]
  package let frames: FrameFilter
  package let rule: ChoiceRule
  /// The confidence that no answer is wrong, all of them together.
  @Share package var confidence: Double
  /// Those that meet the rule first, the fastest before, then the open ones, then the others, those that read most before.
  package let settings: [ChoiceSetting]
  /// One for each engine whose options were varied; absent without one.
  package let tuned: [TunedRecord]?

  package init(
    _ combinations: [CombinationRecord], tuned: [TunedRecord] = [], of run: RunRecord,
    path: String, suites: [String], frames: FrameFilter, rule: ChoiceRule
  ) {
    self.run = path
    startedAt = run.startedAt
    self.suites = suites
    self.frames = frames
    self.rule = rule
    confidence = ChoiceSetting.confidence
    settings = ChoiceSetting.all(combinations, rule, tried: combinations.count)
    self.tuned = tuned.isEmpty ? nil : tuned
  }
}
