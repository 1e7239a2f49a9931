package import Barcodes

/// Durations of a duel that contradict what the bench saw from outside.
package struct DuelClockFault: Codable, Sendable, Hashable {
  package var contestant: String
  package var frame: String
  package var fault: ClockFault
  /// Those that the figures are of, with those for warming up.
  @Tally package var calls: Int
  /// What the contestant says that they took, together.
  @Nanoseconds package var reportedNanoseconds: Double
  /// What they took by the bench's clock: of `beside_calls` a call alone, of `first_call` the first one by the contestant's own
  /// clock, else the whole round trip.
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

  enum CodingKeys: String, CodingKey {
    case contestant, frame, fault, calls
    case reportedNanoseconds = "reported_ns"
    case seenNanoseconds = "seen_ns"
  }
}
