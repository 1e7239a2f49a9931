extension LogisticRegression {
  /// Returns an interval of the x at which half of all succeed, from counts simulated by the fitted
  /// curve: the percentile interval of the parametric bootstrap.
  ///
  /// Nil if the fit has no such point, or if more than 5 % of the simulated counts have no curve or
  /// no such point: the x are too few, too far apart or too far off for an interval. Otherwise such
  /// counts are left out.
  ///
  /// Source: F. A. Wichmann and N. J. Hill, "The psychometric function: II. Bootstrap-based
  /// confidence intervals and sampling", Perception & Psychophysics 63, 2001, pp. 1314–1329; B.
  /// Efron and R. J. Tibshirani, An Introduction to the Bootstrap, 1993, sections 6.5 and 13.3.
  /// O(replicates · observations).
  ///
  /// - Parameters:
  ///   - confidence: strictly between 0 and 1.
  ///   - replicates: at least 1; 1000 or more for 95 %.
  ///   - seed: the same seed gives the same interval.
  public func halfPointInterval(
    confidence: Double = 0.95, replicates: Int = 2000, seed: UInt64 = 0
  ) -> ClosedRange<Double>? {
    precondition(confidence > 0 && confidence < 1, "a confidence lies strictly between 0 and 1")
    precondition(replicates > 0, "an interval needs replicates")
    guard curve.halfPoint != nil else { return nil }
    var generator = SeededGenerator(seed: seed)
    let points = (0..<replicates).compactMap { _ in resampledHalfPoint(using: &generator) }
    guard Double(points.count) >= 0.95 * Double(replicates), let sample = Sample(points) else {
      return nil
    }
    let tail = (1 - confidence) / 2
    return sample.quantile(tail)...sample.quantile(1 - tail)
  }

  /// Returns the half point of a curve fitted to simulated counts, climbing from the curve that
  /// made them, with its lapse and without one.
  private func resampledHalfPoint(using generator: inout SeededGenerator) -> Double? {
    let resampled = observations.map { observation in
      let trials = observation.outcome.trials
      let distribution = BinomialDistribution(
        trials: trials, probability: curve.probability(at: observation.x))
      let successes = distribution.sample(using: &generator)
      return Observation(x: observation.x, outcome: Proportion(successes: successes, of: trials))
    }
    guard let likelihood = LogisticLikelihood(resampled, maximumLapse: maximumLapse) else {
      return nil
    }
    let start = likelihood.parameters(of: curve)
    var starts = [start]
    if maximumLapse > 0 {
      let lapse = start.lapse > 0 ? 0 : maximumLapse / 10
      starts.append(.init(intercept: start.intercept, slope: start.slope, lapse: lapse))
    }
    return likelihood.maximum(from: starts).flatMap {
      likelihood.curve(of: $0.parameters).halfPoint
    }
  }
}
