package import Records
package import Summaries

extension RunFolder {
  /// Aggregates the run: one pass over the trials, whatever their order.
  ///
  /// Memory holds the frame index, the durations of timed trials (medians and quantiles are exact), and the capped
  /// lists of notable trials and of disagreements.
  ///
  /// - Parameter rule: what readers are held against in place of what the suites say; nil for that.
  package func summary(rule: ChoiceRule? = nil) throws -> Summary {
    var tally = SummaryTally(of: self, rule: rule)
    try forEachTrial { trial, offset, facts in tally.add(trial, at: offset, facts) }
    return try tally.summary()
  }
}
