import Records
import Summaries

extension SuiteRecord {
  /// True if no reader's outcomes choose the frames, and these are no moments of a stream and no sizes of one photograph.
  var samplesEvenly: Bool { !isAdaptive && stream == nil && photographSet == nil }

  /// True if its frames can be held against a rule: they are drawn evenly, and none is like another on purpose, nor one code under
  /// several conditions.
  var hasChoices: Bool { samplesEvenly && !sharesCodes }
}
