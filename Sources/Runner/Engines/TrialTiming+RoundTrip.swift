import EngineKit
import Judging
import Records

extension TrialTiming {
  /// The time of an engine's answer by the bench's clock, a check of the engine's own durations.
  ///
  /// - Parameters:
  ///   - durations: of the calls by the engine's clock, in nanoseconds.
  ///   - warmup: the number of calls that the engine did not count.
  ///   - payload: the number of bytes sent.
  ///   - isTimed: true if nothing else ran at the same time. Otherwise the round trip says little: it is nil, unless the durations
  ///     exceed it, or are 0.
  init?(roundTrip: Duration, of durations: [Int64], warmup: Int, payload: Int, isTimed: Bool) {
    var fault: ClockFault? {
      // A Duration has 128 bits: no number of days overflows it.
      if durations.contains(0) { return .farBelowRoundTrip }
      let counted = durations.reduce(Duration.zero) { $0 + .nanoseconds($1) }
      if counted > roundTrip { return .exceedsRoundTrip }
      guard isTimed, !durations.isEmpty else { return nil }
      let calls =
        counted / .nanoseconds(1) * Double(durations.count + warmup) / Double(durations.count)
      return ClockRule.isFar(roundTrip / .nanoseconds(1), above: calls, payload: payload)
        ? .farBelowRoundTrip : nil
    }
    let found = fault
    guard isTimed || found != nil else { return nil }
    self.init(roundTripNanoseconds: roundTrip.wholeNanoseconds, clockFault: found)
  }
}
