import Barcodes
import Records
import Testing

@testable import Summaries
@testable import Tallies

/// Which round trips speak against an engine's clock, and which against the machine.
struct ClockFaultTallyTests {
  private static let ms: Int64 = 1_000_000

  /// Trials of three calls of a millisecond, of which the first so many came back after 60 ms.
  ///
  /// - Parameter processor: of a late call in milliseconds; nil where the system does not tell.
  private func records(
    late: Int, of count: Int, processor: Double?, fault: ClockFault = .farBelowRoundTrip
  ) -> [ClockFaultRecord] {
    var tally = ClockFaultTally()
    for number in 0..<count {
      var trial = TrialRecord(
        frame: "\(number)", engine: "e", mask: .all, status: .ok,
        durationsNanoseconds: [Self.ms, Self.ms, Self.ms])
      let isLate = number < late
      trial.timing = TrialTiming(
        block: 0, roundTripNanoseconds: isLate ? 60 * Self.ms : 4 * Self.ms,
        clockFault: isLate ? fault : nil)
      trial.timing?.processorNanoseconds = processor.map {
        isLate ? Int64($0 * Double(Self.ms)) : Self.ms
      }
      tally.add(trial, suite: "s", pixels: 1_000_000)
    }
    return tally.records
  }

  private func record(exceeding: Int = 0, farBelow: Int, of trials: Int) -> [ClockFaultRecord] {
    [
      ClockFaultRecord(
        suite: "s", engine: "e", exceedsRoundTrip: exceeding, farBelowRoundTrip: farBelow,
        trials: trials)
    ]
  }

  @Test func `an engine that waited for a busy machine is not accused`() {
    #expect(records(late: 2, of: 432, processor: 1.1) == [])
    #expect(records(late: 2, of: 432, processor: 0) == [])
    #expect(records(late: 216, of: 432, processor: 1.1) == [], "half is not most")
  }

  @Test func `who worked longer than it says is accused of every trial`() {
    // 60 ms of work are 54 ms too many, and 10 ms and the transfer of 5 ms are allowed.
    #expect(records(late: 2, of: 432, processor: 20) == record(farBelow: 2, of: 432))
    #expect(records(late: 1, of: 1, processor: 7.1) == record(farBelow: 1, of: 1))
    #expect(records(late: 2, of: 432, processor: 6.9) == [], "the round trip's own allowance")
  }

  @Test func `who sleeps in most of its calls and does not say so is accused`() {
    #expect(records(late: 432, of: 432, processor: 0.1) == record(farBelow: 432, of: 432))
    #expect(records(late: 217, of: 432, processor: 0.1) == record(farBelow: 217, of: 432))
  }

  @Test func `where the system does not tell, most trials have to contradict`() {
    #expect(records(late: 2, of: 432, processor: nil) == [])
    #expect(records(late: 400, of: 432, processor: nil) == record(farBelow: 400, of: 432))
  }

  @Test func `calls that took longer than their round trip are wrong on any machine`() {
    #expect(
      records(late: 2, of: 432, processor: 1, fault: .exceedsRoundTrip)
        == record(exceeding: 2, farBelow: 0, of: 432))
  }
}
