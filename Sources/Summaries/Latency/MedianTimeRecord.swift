package import Barcodes
import Statistics

/// The median of some durations in milliseconds, with its 95 % interval by order statistics.
package struct MedianTimeRecord: Codable, Sendable, Equatable {
  @Tally package var count: Int
  @Quantity package var medianMilliseconds: Double
  /// Absent where there are too few.
  @Quantity package var lowerMilliseconds: Double?
  @Quantity package var upperMilliseconds: Double?

  /// Nil without a duration.
  package init?(milliseconds: [Double]) {
    guard let sample = Sample(milliseconds) else { return nil }
    count = sample.count
    medianMilliseconds = sample.median
    let interval = MedianInterval(ofMedianOf: sample.sorted, confidence: 0.95)
    (lowerMilliseconds, upperMilliseconds) = (interval?.lower, interval?.upper)
  }
}
