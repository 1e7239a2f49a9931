import Statistics
package import Summaries

extension ReadCount {
  /// The read rate that claims ask for, 0 to 1.
  package static let target = 0.99

  /// The verdict on the rate at `target`, with one-sided 95 % Clopper–Pearson bounds.
  package var targetVerdict: ClaimVerdict {
    if proportion.lowerBound() >= Self.target { return .holds }
    return proportion.upperBound() < Self.target ? .fails : .undecided
  }

  /// True if so few codes could not show it, were all of them read.
  package var hasTooFewCodes: Bool {
    targetVerdict == .undecided
      && Proportion(successes: codes, of: codes).lowerBound() < Self.target
  }
}
