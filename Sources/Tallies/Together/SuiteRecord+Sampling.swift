import Records
import Summaries

extension SuiteRecord {
  /// True if its frames can be held against a rule: no reader's outcomes choose them, they are no moments of a stream and no sizes
  /// of one photograph, and none is like another on purpose, nor one code under several conditions.
  var hasChoices: Bool { !isAdaptive && stream == nil && photographSet == nil && !sharesCodes }
}
