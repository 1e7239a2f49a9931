import RealModule

extension LogisticLikelihood {
  /// Starting points of the climb: rising and falling, shallow and steep, centred and aside,
  /// without and with lapses.
  var starts: [Parameters] {
    var starts: [Parameters] = []
    for lapse in maximumLapse > 0 ? [0, 0.2 * maximumLapse, 0.8 * maximumLapse] : [0] {
      for slope in [1.5, -1.5, 6, -6] {
        for crossing in maximumLapse > 0 ? [-1, 0, 1.0] : [0] {
          starts.append(Parameters(intercept: -slope * crossing, slope: slope, lapse: lapse))
        }
      }
    }
    return starts
  }

  /// Returns the likeliest parameters found by climbing from each start; nil if a step or a
  /// constant rate is as likely.
  func maximum(from starts: [Parameters]) -> (parameters: Parameters, logLikelihood: Double)? {
    let peaks = starts.compactMap(climbed(from:))
    guard let best = peaks.max(by: { $0.logLikelihood < $1.logLikelihood }) else { return nil }
    let limit = max(likeliestStep, likeliestConstant)
    // Rounding leaves about 1e-13 of the logarithm; 1e-7 of it is no evidence for a curve either.
    guard best.logLikelihood > limit + 1e-7, best.parameters.slope != 0 else { return nil }
    return best
  }

  /// Climbs until the next step would move by less than about 1e-7 standard errors; nil if it never
  /// does.
  private func climbed(from start: Parameters) -> (parameters: Parameters, logLikelihood: Double)? {
    var current = start
    var height = logLikelihood(of: current)
    var damping = 0.0
    for _ in 0..<300 {
      let scoring = LogisticScoring(points, at: current)
      let lapses = -current.lapse...max(-current.lapse, maximumLapse - current.lapse)
      let step = scoring.step(damping: damping, lapses: lapses)
      let next = Parameters(
        intercept: current.intercept + step.intercept, slope: current.slope + step.slope,
        lapse: min(max(0, current.lapse + step.lapse), maximumLapse))
      let nextHeight = logLikelihood(of: next)
      // A step that only rounding takes downwards is none to be refused.
      if nextHeight >= height - 1e-12 * abs(height) {
        (current, height) = (next, nextHeight)
        // Twice the gain to be had is about the square of the way left, in standard errors.
        if damping < 1e-2, scoring.gain(of: step) < 1e-14 { return (current, height) }
        damping = damping < 1e-6 ? 0 : damping / 10
      } else {
        damping = max(1e-3, damping * 10)
        if damping > 1e12 { return nil }
      }
    }
    return nil
  }
}
