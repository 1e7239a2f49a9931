import RealModule

/// The likelihood of logistic curves with lapses, with x scaled to mean 0 and deviation 1.
struct LogisticLikelihood {
  /// A curve as (1 − lapse) / (1 + exp(−(intercept + slope · scaled x))).
  struct Parameters {
    var intercept, slope, lapse: Double
  }

  /// The counts at one scaled x.
  struct LikelihoodPoint {
    var x, successes, failures: Double
  }

  let points: [LikelihoodPoint]
  let maximumLapse: Double
  private let center: Double
  private let spread: Double

  /// Nil if too few x have trials.
  ///
  /// - Parameter observations: in ascending x, each x once.
  init?(_ observations: [LogisticRegression.Observation], maximumLapse: Double) {
    guard observations.count >= (maximumLapse > 0 ? 3 : 2) else { return nil }
    let count = Double(observations.count)
    let center = observations.reduce(0) { $0 + $1.x } / count
    let squares = observations.reduce(0) { $0 + ($1.x - center) * ($1.x - center) }
    let spread = (squares / count).squareRoot()
    guard spread > 0, spread.isFinite else { return nil }
    points = observations.map {
      LikelihoodPoint(
        x: ($0.x - center) / spread, successes: Double($0.outcome.successes),
        failures: Double($0.outcome.trials - $0.outcome.successes))
    }
    self.center = center
    self.spread = spread
    self.maximumLapse = maximumLapse
  }

  /// Returns the log-likelihood without the binomial coefficients.
  func logLikelihood(of parameters: Parameters) -> Double {
    var sum = 0.0
    for point in points {
      let rise = Double.exp(-abs(parameters.intercept + parameters.slope * point.x))
      let isAbove = parameters.intercept + parameters.slope * point.x >= 0
      // The curve without lapses, and what it leaves, both without cancellation.
      let rate = isAbove ? 1 / (1 + rise) : rise / (1 + rise)
      let rest = isAbove ? rise / (1 + rise) : 1 / (1 + rise)
      if point.successes > 0 { sum += point.successes * .log((1 - parameters.lapse) * rate) }
      if point.failures > 0 { sum += point.failures * .log(rest + parameters.lapse * rate) }
    }
    return sum
  }

  /// Returns the curve in the units of the observations.
  func curve(of parameters: Parameters) -> LogisticCurve {
    LogisticCurve(
      midpoint: center - spread * parameters.intercept / parameters.slope,
      scale: spread / parameters.slope, lapse: parameters.lapse)
  }

  /// Returns the parameters in the units of the scaled x.
  func parameters(of curve: LogisticCurve) -> Parameters {
    Parameters(
      intercept: (center - curve.midpoint) / curve.scale, slope: spread / curve.scale,
      lapse: min(curve.lapse, maximumLapse))
  }
}
