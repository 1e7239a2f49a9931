import RealModule

/// The gradient of the log-likelihood and the Fisher information at one set of parameters.
struct LogisticScoring {
  typealias ScoringParameters = LogisticLikelihood.Parameters

  private var gradient = ScoringParameters(intercept: 0, slope: 0, lapse: 0)
  /// The symmetric information, named by the rows and columns i(ntercept), s(lope) and l(apse).
  private var ii = 0.0
  private var si = 0.0
  private var ss = 0.0
  private var li = 0.0
  private var ls = 0.0
  private var ll = 0.0

  init(_ points: [LogisticLikelihood.LikelihoodPoint], at parameters: ScoringParameters) {
    let share = 1 - parameters.lapse
    for point in points {
      let position = parameters.intercept + parameters.slope * point.x
      let rise = Double.exp(-abs(position))
      let rate = position >= 0 ? 1 / (1 + rise) : rise / (1 + rise)
      let rest = position >= 0 ? rise / (1 + rise) : 1 / (1 + rise)
      // The probability of failure is rest + lapse · rate; at 0 its quotients below have no weight.
      let failure = max(rest + parameters.lapse * rate, .leastNormalMagnitude)
      // The derivatives of ln p and of ln(1 − p) by the position and by the lapse.
      let failurePosition = share * rate * rest / failure
      let failureLapse = rate / failure
      let byPosition = point.successes * rest - point.failures * failurePosition
      gradient.intercept += byPosition
      gradient.slope += byPosition * point.x
      gradient.lapse += point.failures * failureLapse - point.successes / share
      // n ∇p ∇pᵀ / (p (1 − p)), with ∇p = (share · rate · rest, −rate).
      let trials = point.successes + point.failures
      let curvature = trials * rest * failurePosition
      let mixed = -trials * rest * failureLapse
      ii += curvature
      si += curvature * point.x
      ss += curvature * point.x * point.x
      li += mixed
      ls += mixed * point.x
      ll += trials * failureLapse / share
    }
  }

  /// Solves (information + damping · its diagonal) · step = gradient, with the lapse's step kept in
  /// its range and the others' optimal for it.
  func step(damping: Double, lapses: ClosedRange<Double>) -> ScoringParameters {
    // Keeps the system solvable where a parameter has no effect.
    let floor = 1e-12
    let a = ii * (1 + damping) + floor
    let d = ss * (1 + damping) + floor
    let determinant = max(a * d - si * si, floor * floor)
    func solve(_ u: Double, _ v: Double) -> (Double, Double) {
      ((d * u - si * v) / determinant, (a * v - si * u) / determinant)
    }
    let free = solve(gradient.intercept, gradient.slope)
    let bound = solve(li, ls)
    let schur = max(ll * (1 + damping) + floor - li * bound.0 - ls * bound.1, floor)
    let wanted = (gradient.lapse - li * free.0 - ls * free.1) / schur
    let lapse = min(max(wanted, lapses.lowerBound), lapses.upperBound)
    return ScoringParameters(
      intercept: free.0 - bound.0 * lapse, slope: free.1 - bound.1 * lapse, lapse: lapse)
  }

  /// The gradient along a step: about twice its gain.
  func gain(of step: ScoringParameters) -> Double {
    abs(
      gradient.intercept * step.intercept + gradient.slope * step.slope
        + gradient.lapse * step.lapse)
  }
}
