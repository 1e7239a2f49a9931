package import Barcodes

/// The results of a reader elsewhere on the frames that it was shown, such as a scanner before a
/// screen.
package struct RecordedScannerStudy: Codable, Sendable, Equatable {
  package var suite: String
  package var engine: String
  /// Frames of which something is recorded, be it nothing read.
  @Tally package var frames: Int
  /// Frames of the run of which nothing is recorded.
  @Tally package var unasked: Int
  package var outcomes: OutcomeCounts
  /// Reads that are no code's.
  @Tally package var falsePositives: Int
  /// Reads that repeat one of the same frame.
  @Tally package var duplicates: Int
  /// The times to the first read; nil where no frame was read whole with a time.
  package var firstRead: ScannerTimes?

  package init(
    suite: String, engine: String, frames: Int, unasked: Int, outcomes: OutcomeCounts,
    falsePositives: Int, duplicates: Int, firstRead: ScannerTimes? = nil
  ) {
    self.suite = suite
    self.engine = engine
    self.frames = frames
    self.unasked = unasked
    self.outcomes = outcomes
    self.falsePositives = falsePositives
    self.duplicates = duplicates
    self.firstRead = firstRead
  }

  /// Times of frames that were read whole, from when they were shown.
  package struct ScannerTimes: Codable, Sendable, Equatable {
    @Tally package var frames: Int
    /// A tenth of the frames took no longer.
    @Quantity package var tenthNanoseconds: Double
    @Quantity package var medianNanoseconds: Double
    @Quantity package var nineTenthsNanoseconds: Double

    package init(
      frames: Int, tenthNanoseconds: Double, medianNanoseconds: Double,
      nineTenthsNanoseconds: Double
    ) {
      self.frames = frames
      self.tenthNanoseconds = tenthNanoseconds
      self.medianNanoseconds = medianNanoseconds
      self.nineTenthsNanoseconds = nineTenthsNanoseconds
    }

    enum CodingKeys: String, CodingKey {
      case frames
      case tenthNanoseconds = "p10_ns"
      case medianNanoseconds = "p50_ns"
      case nineTenthsNanoseconds = "p90_ns"
    }
  }

  enum CodingKeys: String, CodingKey {
    case suite, engine, frames, unasked, outcomes, duplicates
    case falsePositives = "false_positives"
    case firstRead = "first_read"
  }
}
