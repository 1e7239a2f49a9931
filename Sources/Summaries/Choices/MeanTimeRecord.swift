package import Barcodes
import Statistics

/// The mean time that frames take, with its 95 % interval by Student's t: over the blocks in which they were timed, or where there are none,
/// over the frames.
package struct MeanTimeRecord: Codable, Sendable, Equatable {
  @Tally package var frames: Int
  /// Absent where frames were not timed in blocks.
  @Tally package var blocks: Int?
  /// In milliseconds, as is all else.
  @Quantity package var mean: Double
  @Quantity package var lower: Double
  @Quantity package var upper: Double
  @Quantity package var standardError: Double

  /// - Parameters:
  ///   - frames: at least 2.
  ///   - blocks: at least 2; nil where there are none.
  ///   - mean: in milliseconds, as is its standard error.
  package init(frames: Int, blocks: Int? = nil, mean: Double, standardError: Double) {
    self.frames = frames
    self.blocks = blocks
    self.mean = mean
    self.standardError = standardError
    lower = 0
    upper = 0
    let half = halfWidth(confidence: 0.975)
    lower = max(0, mean - half)
    upper = mean + half
  }

  /// How far the mean may lie from what was measured, in milliseconds, to one side with this confidence.
  package func halfWidth(confidence: Double) -> Double {
    StudentDistribution(degreesOfFreedom: Double((blocks ?? frames) - 1)).quantile(confidence)
      * standardError
  }

  enum CodingKeys: String, CodingKey {
    case frames, blocks
    case mean = "meanMilliseconds"
    case lower = "lowerMilliseconds"
    case upper = "upperMilliseconds"
    case standardError = "standardErrorMilliseconds"
  }
}
