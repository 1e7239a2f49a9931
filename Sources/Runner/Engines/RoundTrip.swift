import EngineKit
import Judging
import Records

/// The time of an engine's answer by the bench's clock, a check of the engine's own durations.
struct RoundTrip {
  let duration: Duration
  /// The number of bytes sent.
  let payload: Int
  /// The number of calls that the engine did not count.
  let warmup: Int

  /// - Parameter isTimed: true if nothing else ran at the same time. Otherwise the round trip says
  ///   little, and is left out unless the durations, in nanoseconds, exceed it, or are 0.
  func timing(of durations: [Int64], isTimed: Bool) -> TrialTiming? {
    let fault = fault(of: durations, isTimed: isTimed)
    guard isTimed || fault != nil else { return nil }
    return TrialTiming(
      roundTripNanoseconds: duration.wholeNanoseconds, clockFault: fault)
  }

  private func fault(of durations: [Int64], isTimed: Bool) -> ClockFault? {
    // A Duration has 128 bits: no number of days overflows it.
    if durations.contains(0) { return .farBelowRoundTrip }
    let counted = durations.reduce(Duration.zero) { $0 + .nanoseconds($1) }
    if counted > duration { return .exceedsRoundTrip }
    guard isTimed, !durations.isEmpty else { return nil }
    let calls =
      counted / .nanoseconds(1) * Double(durations.count + warmup) / Double(durations.count)
    return RoundTripRule.isFar(duration / .nanoseconds(1), above: calls, payload: payload)
      ? .farBelowRoundTrip : nil
  }
}
