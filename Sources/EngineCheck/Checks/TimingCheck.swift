import Barcodes

/// Checks that durations can be true: held against the time that the answers took by the bench's
/// own clock.
extension Examiner {
  mutating func checkTiming() throws(ProbeFailure) {
    guard let reference = references.first else { return }
    try configure(claims.symbologies)
    let what = "a frame of \(reference.image.width) x \(reference.image.height) px"
    let (few, many) = (1, 9)
    var untimed: [Duration] = []
    for _ in 0..<3 {
      guard let one = try detect(reference.image, repeats: few, what),
        let nine = try detect(reference.image, repeats: many, what),
        one.durations.count == few, nine.durations.count == many
      else { return }
      // What is wrong with them is among the findings.
      guard !one.durations.isEmpty, !nine.durations.isEmpty else { return }
      judge(one)
      judge(nine)
      judgeResolution(nine.durations)
      untimed.append((nine.untimed - one.untimed) / (many - few))
      let median = Duration.nanoseconds(nine.durations.sorted()[many / 2])
      guard untimed.last.map({ $0 > median }) ?? false else { return }
    }
    // Three times in a row is no accident of a busy machine.
    expect(
      false, .timing, severity: .note,
      "beside each call the engine spends more time than in it (\(untimed.min() ?? .zero) for each of \(many)); "
        + "what the library needs for each image belongs into the timing")
  }

  private mutating func judge(_ detection: Detection) {
    let sum = detection.durations.reduce(0, +)
    expect(
      detection.untimed >= .zero, .timing,
      "the calls are said to have taken \(sum) ns, and the answer came after "
        + "\(Int64(detection.elapsed / .nanoseconds(1))) ns")
  }

  private mutating func judgeResolution(_ durations: [Int64]) {
    // Calls that do next to nothing may well take the same few nanoseconds.
    let areAllEqual = Set(durations).count == 1 && durations[0] >= 1000
    expect(
      !areAllEqual, .timing,
      "\(durations.count) calls took \(durations[0]) ns each, to the nanosecond: time each by itself"
    )
    let isCoarse = durations.allSatisfy { $0 % 1_000_000 == 0 }
    expect(
      areAllEqual || !isCoarse, .timing,
      "all durations are whole milliseconds: use a clock of nanoseconds")
  }
}

extension Detection {
  /// The part of the answer's time that is in no duration.
  fileprivate var untimed: Duration {
    durations.reduce(elapsed) { $0 - .nanoseconds($1) }
  }
}
