/// When an answer came too late for what an engine says that its calls took.
public enum RoundTripRule {
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
