import RealModule

/// The limits of curves at the ends of their parameters: steps and constant rates.
extension LogisticLikelihood {
  /// The greatest log-likelihood of a constant rate for all x.
  var likeliestConstant: Double {
    let all = Self.pooled(points[...])
    let rate = all.successes / (all.successes + all.failures)
    return Self.logLikelihood(of: all, rate: rate)
  }

  /// The greatest log-likelihood of a step, up or down: 0 before some x, between 0 and 1 − lapse at
  /// it, and 1 − lapse beyond it. −∞ if successes on both sides allow none.
  var likeliestStep: Double { max(likeliestRise(points), likeliestRise(points.reversed())) }

  private func likeliestRise(_ points: [LikelihoodPoint]) -> Double {
    var best = -Double.infinity
    for index in points.indices {
      best = max(best, rise(at: points[index], before: points[(index + 1)...]))
      if points[index].successes > 0 { break }
    }
    return best
  }

  private func rise(at edge: LikelihoodPoint, before rest: ArraySlice<LikelihoodPoint>) -> Double {
    let beyond = Self.pooled(rest)
    let level = level(of: beyond)
    let rate = edge.successes / (edge.successes + edge.failures)
    if rate <= level {
      return Self.logLikelihood(of: edge, rate: rate)
        + Self.logLikelihood(of: beyond, rate: level)
    }
    // The edge may not stand above what follows: both are on one level.
    let both = Self.pooled([edge, beyond])
    return Self.logLikelihood(of: both, rate: self.level(of: both))
  }

  /// Returns the likeliest 1 − lapse.
  private func level(of point: LikelihoodPoint) -> Double {
    let trials = point.successes + point.failures
    return trials > 0 ? max(1 - maximumLapse, point.successes / trials) : 1
  }

  private static func pooled(_ points: ArraySlice<LikelihoodPoint>) -> LikelihoodPoint {
    points.reduce(into: LikelihoodPoint(x: 0, successes: 0, failures: 0)) {
      $0.successes += $1.successes
      $0.failures += $1.failures
    }
  }

  private static func logLikelihood(of point: LikelihoodPoint, rate: Double) -> Double {
    (point.successes > 0 ? point.successes * .log(rate) : 0)
      + (point.failures > 0 ? point.failures * .log(1 - rate) : 0)
  }
}
