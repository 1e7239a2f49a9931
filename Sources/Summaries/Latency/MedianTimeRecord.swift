package import Barcodes
import Statistics

/// The median of some durations in milliseconds, with its 95 % interval by order statistics.
package struct MedianTimeRecord: Codable, Sendable, Equatable {
  @Tally package var count: Int
  @Quantity package var median: Double
  /// Absent where there are too few.
  @Quantity package var lower: Double?
  @Quantity package var upper: Double?

  /// Nil without a duration.
  package init?(milliseconds: [Double]) {
    guard let sample = Sample(milliseconds) else { return nil }
    count = sample.count
    median = sample.median
    let interval = MedianInterval(ofMedianOf: sample.sorted, confidence: 0.95)
    (lower, upper) = (interval?.lower, interval?.upper)
  }

  enum CodingKeys: String, CodingKey {
    case count
    case median = "medianMilliseconds"
    case lower = "lowerMilliseconds"
    case upper = "upperMilliseconds"
  }
}
