/// The verdict on "modules of at least so many pixels suffice".
public enum Verdict: String, Sendable, Codable, CaseIterable {
  case holds, fails, undecided

  /// The verdict on the widths that are to pass, all together; nil without one.
  ///
  /// `holds` where every such width passes: each at the full error, since all must pass (an
  /// intersection–union test; R. L. Berger, Technometrics 24, 1982, pp. 295–300). `fails` where the
  /// mean of their e-values against the target is decisive: were every width read often enough, no
  /// stake would gain in the mean, nor their mean.
  ///
  /// - Parameter evidence: of each width; `.none` of one that was not tried.
  public init?(_ evidence: [RateEvidence]) {
    guard !evidence.isEmpty else { return nil }
    if Self.logEFails(evidence) >= RateBets.decisiveEvidence {
      self = .fails
    } else {
      self = Self.logEHolds(evidence) >= RateBets.decisiveEvidence ? .holds : .undecided
    }
  }

  /// The logarithm of the e-value of `fails`; minus infinity without a width.
  public static func logEFails(_ evidence: [RateEvidence]) -> Double {
    evidence.map(\.fails).logMean
  }

  /// The logarithm of the least e-value of all that are to pass; minus infinity without a width.
  public static func logEHolds(_ evidence: [RateEvidence]) -> Double {
    evidence.map(\.passes).min() ?? -.infinity
  }
}
