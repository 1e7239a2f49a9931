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
    let first = steps.indices.dropFirst(passing).first { bets.isDoubtful(steps[$0]) }
    let frontier = (passing..<min((first ?? steps.count - 1) + 1, steps.count))
    let wanted = granting(frontier.filter { steps[$0].decision == .open }, limits)
    if wanted != steps.map(\.trials) { return wanted }
    let beyond = steps.indices.dropFirst(frontier.upperBound)
    return granting(
      beyond.filter {
        steps[$0].decision == .open && !bets.isDoubtful(steps[$0]) && !isHopeless($0)
      }, limits)
  }

  /// More trials for some steps, within the limits.
  private func granting(_ indices: [Int], _ limits: SamplingLimits) -> [Int] {
    limits.granting(
      indices.map { ($0, min(bets.nextTrials(steps[$0]), limits.most)) }, to: steps.map(\.trials))
  }

  /// True if a step speaks against the target by itself, though not enough among all.
  private func isHopeless(_ index: Int) -> Bool {
    steps[index].evidence.fails >= RateBets.decisiveEvidence
  }
}
