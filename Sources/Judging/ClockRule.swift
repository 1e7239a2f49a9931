/// When an engine's durations are not believed.
///
/// A busy machine makes one round trip long, and the next one not; an engine whose clock is wrong contradicts the bench
/// whenever it is asked. So a turn that contradicts is measured again, and it takes several blocks.
public enum ClockRule {
  /// A turn contradicts where it does so as often in a row.
  public static let tries = 3
  /// A cell's clock contradicts where it does so in more than this share of the blocks, and in two at least.
  static let mostBlocks = 0.25
  static let fewestBlocks = 2

  /// A call's time that no duration holds may be so much of the duration, beyond that of whoever has least of it:
  /// what is set back between calls, and reading the clock. `engine check` notes twice that.
  public static let mostBesideCalls = 0.5
  /// And so much in any case, in nanoseconds: what reading a clock and keeping a duration takes in Python, tenfold.
  static let leastBesideCalls = 10_000.0

  /// True if the share of a block's turns on a frame that contradict speaks against the clock.
  public static func isContradicted(turns: Int, contradicting: Int) -> Bool {
    contradicting * 2 > turns
  }

  /// True if a call takes too much time beside its duration.
  ///
  /// - Parameters:
  ///   - duration: that is reported, in nanoseconds.
  ///   - beside: what a call takes on top, likewise.
  ///   - least: the least that it takes on top with any contestant.
  ///   - share: of the duration that is allowed.
  public static func isContradicted(
    duration: Double, beside: Double, least: Double, share: Double = mostBesideCalls
  ) -> Bool {
    beside - least > Swift.max(share * duration, leastBesideCalls * share / mostBesideCalls)
  }

  /// A first call may take so many times as long as those that follow on the same frame, beyond what it does with whoever has
  /// least of that: half of the work is then not done again.
  static let mostOfFirstCall = 2.0
  /// Where the middle one is of fewer new frames than this, a call that others have kept from the core may be it: then so many
  /// times.
  static let fewestNewFrames = 3
  static let mostOfLoneFirstCall = 10.0

  /// True if an engine seems to keep its answers.
  ///
  /// - Parameters:
  ///   - first: what the first call took on the middle one of some frames, in nanoseconds.
  ///   - repeated: what the others took, likewise.
  ///   - frames: how many frames of the block were new.
  ///   - leastRatio: the least ratio of these that any contestant has.
  public static func isRecollected(
    first: Double, repeated: Double, frames: Int, leastRatio: Double
  ) -> Bool {
    let most = frames < fewestNewFrames ? mostOfLoneFirstCall : mostOfFirstCall
    return first > most * Swift.max(leastRatio, 1) * repeated
      && first - repeated > leastBesideCalls
  }

  /// Whose durations contradict in too many of a cell's blocks; nil where nobody's do.
  ///
  /// - Parameter blocks: whose do in each.
  public static func contradicted(_ blocks: [Set<String>]) -> String? {
    Set(blocks.joined()).sorted().first { name in
      let count = blocks.count { $0.contains(name) }
      return count >= fewestBlocks && Double(count) > mostBlocks * Double(blocks.count)
    }
  }
}

/// When an answer came too late for what an engine says that its calls took.
extension ClockRule {
  /// The time that the way there and back may take beside the calls, in nanoseconds: a pipe moves
  /// at least 200 MB/s, and a process that waits for its turn gets it within 10 ms.
  private static let allowance = 10_000_000.0
  private static let allowancePerByte = 5.0
  /// The calls may have taken so many times what is said of them.
  private static let mostOfCalls = 2.0

  /// True if the transfer cannot be the reason for a round trip's length. Of the time on processors
  /// the same is asked: what it contradicts, no busy machine has done.
  ///
  /// - Parameters:
  ///   - nanoseconds: from the request's first byte to the answer's last, or of it on processors.
  ///   - calls: what all calls took by the engine's clock, in nanoseconds.
  ///   - payload: bytes that were sent.
  public static func isFar(_ nanoseconds: Double, above calls: Double, payload: Int) -> Bool {
    nanoseconds > allowance + allowancePerByte * Double(payload) + mostOfCalls * calls
  }
}
