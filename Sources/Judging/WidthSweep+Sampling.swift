extension WidthSweep {
  /// How many trials each width should have next: more than it has where its decision is open and matters,
  /// else as many as it has.
  ///
  /// An open width matters
  /// - up to the first look at which a width can pass, where it may be the first to do so: none below it passes,
  ///   and it has not failed too often to pass at that look;
  /// - up to the look after that one, where no larger width fails: then it decides the safe width;
  /// - up to the last look, where the verdict on `guidance` is undecided and rests on it.
  ///
  /// None has more where the sweep would then exceed its budget.
  ///
  /// Whether sampling goes on depends on the counts so far alone, at looks fixed beforehand; the test's error
  /// holds under any such rule.
  /// - Parameters:
  ///   - guidance: in pixels.
  ///   - budget: the most trials of all widths together; nil without limit.
  public func wantedTrials(
    guidance: Double = Guidance.moduleWidthPixels, budget: Int? = nil
  ) -> [Int] {
    let wanted = trialsThatMatter(guidance: guidance)
    if let budget, wanted.reduce(0, +) > budget { return points.map(\.trials) }
    return wanted
  }

  private func trialsThatMatter(guidance: Double) -> [Int] {
    let isUndecided = verdict(atLeast: guidance) == .undecided
    return points.indices.map { index in
      let point = points[index]
      guard let next = test.looks.first(where: { $0 > point.trials }) else { return point.trials }
      guard point.trials > 0 else { return next }
      guard point.decision == .open else { return point.trials }
      let matters =
        mayBeFirst(index) || mayLowerSafeWidth(index)
        || (isUndecided && ModuleWidth.isReached(guidance, by: point.width))
      return matters ? next : point.trials
    }
  }

  private func mayLowerSafeWidth(_ index: Int) -> Bool {
    guard let look = test.firstPassingLook else { return false }
    let last = test.looks[min(look + 1, test.looks.count - 1)]
    return points[index].trials < last
      && points[(index + 1)...].allSatisfy { $0.decision != .fails }
  }

  private func mayBeFirst(_ index: Int) -> Bool {
    guard let look = test.firstPassingLook, let most = test.mostFailuresToPass[look] else {
      return false
    }
    let point = points[index]
    return point.trials < test.looks[look] && point.failures <= most
      && points[..<index].allSatisfy { $0.decision != .passes }
  }

  /// The fewest further trials, over all widths, after which the verdict could be `holds`, were every one of
  /// them read; nil where the looks do not reach so far, or the verdict is not undecided.
  public func trialsToDecide(atLeast width: Double) -> Int? {
    guard verdict(atLeast: width) == .undecided else { return nil }
    var total = 0
    for point in points
    where ModuleWidth.isReached(width, by: point.width) && point.decision == .open {
      let look = zip(test.looks, test.mostFailuresToPass).first { look, most in
        look > point.trials && most.map { point.failures <= $0 } == true
      }
      guard let look else { return nil }
      total += look.0 - point.trials
    }
    return total
  }
}
