import Statistics
package import Summaries

/// The verdict on one read rate at 99 %, with one-sided 95 % Clopper–Pearson bounds.
package struct TargetVerdict {
  /// The read rate that claims ask for, 0 to 1.
  package static let target = 0.99

  package let verdict: ClaimVerdict
  /// True if so few codes could not show it, were all of them read.
  package let hasTooFewCodes: Bool

  package init(_ read: ReadCount) {
    let proportion = read.proportion
    let best = Proportion(successes: read.codes, of: read.codes)
    verdict =
      proportion.lowerBound() >= Self.target
      ? .holds : proportion.upperBound() < Self.target ? .fails : .undecided
    hasTooFewCodes = verdict == .undecided && best.lowerBound() < Self.target
  }
}
