package import Barcodes
import Statistics

/// The results of a reader elsewhere on the frames that it was shown, such as a scanner before a
/// screen.
package struct RecordedScannerStudy: Codable, Sendable, Equatable {
  package var suite: String
  package var engine: String
  /// Frames of which something is recorded, be it nothing read.
  @Tally package var frames = 0
  /// Frames of the run of which nothing is recorded.
  @Tally package var unasked = 0
  package var outcomes = OutcomeCounts.zero
  /// Reads that are no code's.
  @Tally package var falsePositives = 0
  /// Reads that repeat one of the same frame.
  @Tally package var duplicates = 0
  /// The times to the first read; nil where no frame was read whole with a time.
  package var firstRead: ScannerTimes?

  /// Of no frame yet.
  package init(suite: String, engine: String) { (self.suite, self.engine) = (suite, engine) }

  /// Times of frames that were read whole, from when they were shown.
  package struct ScannerTimes: Codable, Sendable, Equatable {
    @Tally package var frames: Int
    /// A tenth of the frames took no longer.
    @Quantity package var p10Nanoseconds: Double
    @Quantity package var p50Nanoseconds: Double
    @Quantity package var p90Nanoseconds: Double

    /// Nil without a time.
    package init?(nanoseconds: [Double]) {
      guard let sample = Sample(nanoseconds) else { return nil }
      frames = sample.count
      (p10Nanoseconds, p90Nanoseconds) = (sample.quantile(0.1), sample.quantile(0.9))
      p50Nanoseconds = sample.median
    }
  }
}
