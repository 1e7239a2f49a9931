import Statistics

/// The verdict on a claim for one engine.
package enum ClaimVerdict: String, Sendable, Codable, CaseIterable {
  case holds, fails, undecided
  case notTested = "not_tested"

  /// Combines the verdicts on the two halves of a claim.
  package init(ofBoth first: ClaimVerdict, _ second: ClaimVerdict) {
    let both = [first, second]
    self =
      both.contains(.fails) ? .fails : both.allSatisfy { $0 == .holds } ? .holds : .undecided
  }

  /// The probability with which a claim of several may be said to fail where it holds.
  private static let error = 0.05

  /// Creates the verdict on a claim that is the conjunction of several.
  ///
  /// It holds where each does, which needs no correction (an intersection–union test; R. L. Berger,
  /// Technometrics 24, 1982, pp. 295–300). It fails where one does: by Holm's correction, since one
  /// of many seems to by chance.
  ///
  /// - Parameter pValues: of the hypotheses that it holds for each; those that are nil say
  ///   nothing.
  package init(ofAll holds: [Bool], pValues: [Double?]) {
    let isFailing = Holm.adjusted(pValues.map { $0 ?? 1 }).contains { $0 <= Self.error }
    self = isFailing ? .fails : holds.allSatisfy(\.self) ? .holds : .undecided
  }
}
