package import Summaries
import Tallies

extension RunFolder {
  /// All that a report shows: the summary, with what it says of every claim and rule.
  ///
  /// - Parameter rules: held against the run beside those that come with ScanBench.
  /// - Throws: `RecordError`.
  package func reportedSummary(rules: [WidthRule] = []) throws -> Summary {
    try summary().addingClaims().holding(WidthRule.vendors + rules)
  }
}
