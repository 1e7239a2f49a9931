package import Barcodes

/// Durations of a duel that contradict what the bench saw from outside.
package struct DuelClockFault: Codable, Sendable, Hashable {
  package var contestant: String
  package var frame: String
  package var fault: ClockFault
  /// The number of calls that the figures cover, warm-up included.
  @Tally package var calls: Int
  /// The total duration that the contestant reports.
  @Nanoseconds package var reportedNanoseconds: Double
  /// The total duration by the bench's clock: one call alone for `beside_calls`, the first call by
  /// the contestant's own clock for `first_call`, else the whole round trip.
  @Nanoseconds package var seenNanoseconds: Double

  package init(
    contestant: String, frame: String, fault: ClockFault, calls: Int, reportedNanoseconds: Double,
    seenNanoseconds: Double
  ) {
    self.contestant = contestant
    self.frame = frame
    self.fault = fault
    self.calls = calls
    self.reportedNanoseconds = reportedNanoseconds
    self.seenNanoseconds = seenNanoseconds
  }
}
