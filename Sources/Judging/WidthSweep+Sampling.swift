extension WidthSweep {
  /// How many trials each width should have next: more than it has where its decision is open and matters,
  /// else as many as it has.
  ///
  /// Up to the first look at which a width can pass, an open width matters
  /// - where no larger width fails: then it decides a verdict, or the safe width;
  /// - where it may be the first to pass: none below it passes, and it has not failed too often to pass at
  ///   that look.
  ///
  /// From then on only a verdict on `guidance` is worth more trials: it matters where that is undecided and the
  /// width is one of those that it rests on.
  ///
  /// Whether sampling goes on depends on the counts so far alone, at looks fixed beforehand; the test's error
  /// holds under any such rule.
  /// - Parameter guidance: in pixels.
  public func wantedTrials(guidance: Double = Guidance.moduleWidthPixels) -> [Int] {
    let isUndecided = verdict(atLeast: guidance) == .undecided
    let firstPassing = test.firstPassingLook.map { test.looks[$0] } ?? .max
    return points.indices.map { index in
      let point = points[index]
      guard let next = test.looks.first(where: { $0 > point.trials }) else { return point.trials }
      guard point.trials > 0 else { return next }
      guard point.decision == .open else { return point.trials }
      let matters =
        point.trials < firstPassing
        ? isNeeded(index) || mayBeFirst(index)
        : isUndecided && point.width >= guidance - Self.tolerance
      return matters ? next : point.trials
    }
  }

  private func isNeeded(_ index: Int) -> Bool {
    points[(index + 1)...].allSatisfy { $0.decision != .fails }
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
    for point in points where point.width >= width - Self.tolerance && point.decision == .open {
      let look = zip(test.looks, test.mostFailuresToPass).first { look, most in
        look > point.trials && most.map { point.failures <= $0 } == true
      }
      guard let look else { return nil }
      total += look.0 - point.trials
    }
    return total
  }
}
