import Barcodes

/// Checks that an engine does not keep its answers: calls on a frame that it has seen would then
/// take less than those on a new one.
extension Examiner {
  /// The same has to be seen so often in a row, each time of so many frames: a machine may be busy.
  private static let (memoryRounds, framesOfRound) = (3, 5)
  /// So many times as long may a call on a new frame take as one on a frame that was just seen. Both find the same in the
  /// core's caches: the frame before differed in one bit.
  private static let mostOfNewFrame = 2.0

  mutating func checkMemory() throws(ProbeFailure) {
    guard let reference = references.first else { return }
    try configure(claims.symbologies)
    var image = reference.image
    var least = Double.infinity
    for round in 0..<Self.memoryRounds where least > Self.mostOfNewFrame {
      var durations: [Bool: [Int64]] = [:]
      for frame in 0..<Self.framesOfRound {
        image[round * Self.framesOfRound + frame, 0] ^= 1
        for isNew in [true, false] {
          let what = isNew ? "a frame that differs in one bit" : "the same frame once more"
          guard let duration = try detect(image, what)?.durations.first else { return }
          durations[isNew, default: []].append(duration)
        }
      }
      func middle(_ isNew: Bool) -> Double {
        Double(durations[isNew]?.sorted()[Self.framesOfRound / 2] ?? 1)
      }
      least = min(least, middle(true) / max(1, middle(false)))
    }
    expect(
      least <= Self.mostOfNewFrame, .timing,
      "calls on a frame that was just read take \(least.rounded()) times less than those on one that differs from it in "
        + "one bit: answers seem to be kept, and one call must not depend on those before")
  }
}
