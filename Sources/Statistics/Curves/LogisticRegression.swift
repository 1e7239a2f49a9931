import RealModule

/// The maximum-likelihood logistic curve for counts of successes along an axis.
public struct LogisticRegression: Sendable, Hashable {
  /// Successes among independent trials at one x.
  public struct Observation: Sendable, Hashable {
    public let x: Double
    public let outcome: Proportion

    /// - Precondition: `x` is finite.
    public init(x: Double, outcome: Proportion) {
      precondition(x.isFinite, "an observation stands at a finite x")
      self.x = x
      self.outcome = outcome
    }
  }

  public let curve: LogisticCurve
  /// The sum of successes · ln p + failures · ln(1 − p), without the binomial coefficients: at most
  /// 0.
  public let logLikelihood: Double
  /// One for each x with a trial, in ascending x.
  public let observations: [Observation]
  public let maximumLapse: Double

  /// Nil if no curve is best: if fewer than two x have trials (three, if the lapse is free); if no
  /// curve is likelier than a constant rate, as with only successes or only failures; or if a step
  /// is at least as likely, since then a steeper curve surpasses every curve. The last holds for
  /// perfect separation, with or without lapses, and also if only one x has a rate between those of
  /// the two levels. More x near the step help.
  ///
  /// Fisher scoring, damped as by Levenberg and Marquardt, with the lapse kept in its range, climbs
  /// from several starts (P. McCullagh and J. A. Nelder, Generalized Linear Models, 2nd edition,
  /// 1989, section 2.5). Parameters agree with the maximum to about 1e-6 of their standard errors.
  /// O(observations · log observations).
  ///
  /// - Parameter maximumLapse: 0 to 0.5; at 0 it is plain logistic regression.
  public init?(_ observations: some Sequence<Observation>, maximumLapse: Double = 0.5) {
    precondition((0...0.5).contains(maximumLapse), "a maximum lapse lies in 0 to 0.5")
    let merged = Self.merged(observations)
    guard let likelihood = LogisticLikelihood(merged, maximumLapse: maximumLapse),
      let best = likelihood.maximum(from: likelihood.starts)
    else { return nil }
    curve = likelihood.curve(of: best.parameters)
    logLikelihood = best.logLikelihood
    self.observations = merged
    self.maximumLapse = maximumLapse
  }

  private static func merged(_ observations: some Sequence<Observation>) -> [Observation] {
    var merged: [Observation] = []
    for next in observations.sorted(by: { $0.x < $1.x }) where next.outcome.trials > 0 {
      if let last = merged.last, last.x == next.x {
        let successes = last.outcome.successes + next.outcome.successes
        let trials = last.outcome.trials + next.outcome.trials
        merged[merged.count - 1] = Observation(
          x: next.x, outcome: Proportion(successes: successes, of: trials))
      } else {
        merged.append(next)
      }
    }
    return merged
  }
}
