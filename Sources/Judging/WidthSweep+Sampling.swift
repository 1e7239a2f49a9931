extension WidthSweep {
  /// How many trials each width should have next: more than it has where its decision is open and matters,
  /// else as many as it has.
  ///
  /// An open width matters
  /// - where no larger width fails: then it decides a verdict, or the safe width;
  /// - where it may be the first to pass: none below it passes, and it has not failed too often to pass at
  ///   the first look at which that is possible.
  ///
  /// Whether sampling goes on depends on the counts so far alone, at looks fixed beforehand; the test's error
  /// holds under any such rule.
  public var wantedTrials: [Int] {
    points.indices.map { index in
      let point = points[index]
      guard let next = test.looks.first(where: { $0 > point.trials }) else { return point.trials }
      guard point.trials > 0 else { return next }
      return point.decision == .open && (isNeeded(index) || mayBeFirst(index)) ? next : point.trials
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
