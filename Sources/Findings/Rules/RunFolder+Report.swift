package import Records
package import Summaries
import Tallies

extension RunFolder {
  /// All that a report shows: the summary, with what it says of every claim and rule.
  ///
  /// - Parameters:
  ///   - rules: held against the run beside those that come with ScanBench.
  ///   - choice: what readers are held against in place of what the suites say; nil for that.
  /// - Throws: `RecordError`.
  package func reportedSummary(
    rules: [RuleRecord] = [], choice: ChoiceRule? = nil
  ) throws -> Summary {
    try summary(rule: choice).addingClaims().holding(RuleFile.vendors + rules)
  }
}
