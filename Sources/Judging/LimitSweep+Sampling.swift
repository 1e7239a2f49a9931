extension LimitSweep {
  /// The number of trials that each step should have next; as many as it has, where no more would help.
  ///
  /// First every step has the start. Then those before the first that is read less often than asked have more, until they pass, and so
  /// has that one, until it passes or is shown to fall short. When the limit is found, or open at the most trials, steps beyond it are
  /// looked at that were read as often as asked, to see whether reads come back.
  ///
  /// What is wanted follows from the counts alone, so that a run which was cut off goes on alike; and it cannot raise the error, since
  /// e-values hold whatever is sampled next.
  public func wantedTrials(_ limits: SamplingLimits) -> [Int] {
    let starts = steps.map { max($0.trials, limits.start) }
    guard starts == steps.map(\.trials) else { return starts }
    let first = steps.indices.dropFirst(passing).first { isDoubtful($0) }
    let frontier = (passing..<min((first ?? steps.count - 1) + 1, steps.count))
    let wanted = granting(frontier.filter { steps[$0].decision == .open }, limits)
    if wanted != steps.map(\.trials) { return wanted }
    let beyond = steps.indices.dropFirst(frontier.upperBound)
    return granting(
      beyond.filter { steps[$0].decision == .open && !isDoubtful($0) && !isHopeless($0) }, limits)
  }

  /// More trials for some steps, within the limits.
  private func granting(_ indices: [Int], _ limits: SamplingLimits) -> [Int] {
    var wanted = steps.map(\.trials)
    for index in indices {
      let total = wanted.reduce(0, +)
      let more = min(next(index), limits.most) - wanted[index]
      wanted[index] += max(0, min(more, (limits.budget ?? .max) - total))
    }
    return wanted
  }

  /// True if a step is read less often than the target asks.
  private func isDoubtful(_ index: Int) -> Bool { (steps[index].rate ?? 1) < bets.target }

  /// True if a step speaks against the target by itself, though not enough among all.
  private func isHopeless(_ index: Int) -> Bool {
    steps[index].evidence.fails >= RateBets.decisiveEvidence
  }

  /// As many trials as a step passes with, were no more to fail; but no more than half as many again as a doubtful one has had, and
  /// twice as many as another.
  private func next(_ index: Int) -> Int {
    let step = steps[index]
    let most = isDoubtful(index) ? step.trials + (step.trials + 1) / 2 : 2 * step.trials
    return min(most, bets.trialsToPass(failures: step.failures, moreThan: step.trials))
  }
}
