extension RateBets {
  /// True if less was read than the target asks; false without a trial.
  func isDoubtful(_ point: SweptRate) -> Bool { point.rate.map { $0 < target } ?? false }

  /// As many trials as the rate passes with, were no more to fail; but no more than half as many again as a doubtful one has had, and
  /// twice as many as another.
  func nextTrials(_ point: SweptRate) -> Int {
    let trials = point.trials
    let most = isDoubtful(point) ? trials + (trials + 1) / 2 : 2 * trials
    return min(most, trialsToPass(failures: point.failures, moreThan: trials))
  }
}

extension SamplingLimits {
  /// The numbers of trials with more at some places, one after the other, as long as the budget lasts.
  ///
  /// - Parameter more: places, and up to how many trials each.
  func granting(_ more: [(index: Int, upTo: Int)], to trials: [Int]) -> [Int] {
    var wanted = trials
    for (index, most) in more {
      let left = (budget ?? .max) - wanted.reduce(0, +)
      wanted[index] += max(0, min(most - wanted[index], left))
    }
    return wanted
  }
}
