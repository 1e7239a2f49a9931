import Records
import Testing

@testable import Runner

struct RoundTripTests {
  private func fault(
    _ durations: [Int64], roundTrip: Duration, payload: Int = 0, warmup: Int = 0,
    isTimed: Bool = true
  ) -> ClockFault? {
    TrialTiming(
      roundTrip: roundTrip, of: durations, warmup: warmup, payload: payload, isTimed: isTimed
    )?.clockFault
  }

  @Test func `calls cannot take longer than the round trip`() {
    #expect(fault([600, 600], roundTrip: .nanoseconds(1000)) == .exceedsRoundTrip)
    #expect(fault([500, 500], roundTrip: .nanoseconds(1000)) == nil)
    #expect(
      fault([600, 600], roundTrip: .nanoseconds(1000), isTimed: false) == .exceedsRoundTrip)
  }

  @Test func `a round trip far longer than calls and transfer is told`() {
    let ms: Int64 = 1_000_000
    #expect(fault([ms], roundTrip: .milliseconds(40)) == .farBelowRoundTrip)
    #expect(fault([20 * ms], roundTrip: .milliseconds(40)) == nil)
    #expect(
      fault([ms], roundTrip: .milliseconds(40), payload: 12_000_000) == nil, "12 MB take time")
    #expect(fault([10 * ms], roundTrip: .milliseconds(40), warmup: 2) == nil, "so does warming up")
    #expect(fault([ms], roundTrip: .milliseconds(40), isTimed: false) == nil, "others ran, too")
  }

  @Test func `days upon days of calls are reckoned with and overflow nothing`() {
    let day: Int64 = 86_400_000_000_000
    #expect(
      fault(Array(repeating: day, count: 1_000_000), roundTrip: .seconds(1), warmup: 1_000_000)
        == .exceedsRoundTrip)
  }

  @Test func `the round trip stands beside timed trials alone`() {
    func timing(isTimed: Bool) -> TrialTiming? {
      TrialTiming(
        roundTrip: .nanoseconds(1500), of: [1000], warmup: 0, payload: 0, isTimed: isTimed)
    }
    #expect(timing(isTimed: true) == TrialTiming(roundTripNanoseconds: 1500))
    #expect(timing(isTimed: false) == nil)
  }
}
