extension RateBets {
  /// True if so many reads are fewer than the target asks; false without a trial.
  func isDoubtful(reads: Int, of trials: Int) -> Bool {
    trials > 0 && Double(reads) / Double(trials) < target
  }

  /// As many trials as the rate passes with, were no more to fail; but no more than half as many again as a doubtful one has had, and
  /// twice as many as another.
  func nextTrials(reads: Int, of trials: Int) -> Int {
    let most = isDoubtful(reads: reads, of: trials) ? trials + (trials + 1) / 2 : 2 * trials
    return min(most, trialsToPass(failures: trials - reads, moreThan: trials))
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
