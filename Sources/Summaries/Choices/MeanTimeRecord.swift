package import Barcodes
import Statistics

/// The mean time that frames take, with its 95 % interval by Student's t: over the blocks in which they were timed, or where there are none,
/// over the frames.
package struct MeanTimeRecord: Codable, Sendable, Equatable {
  @Tally package var frames: Int
  /// Absent where frames were not timed in blocks.
  @Tally package var blocks: Int?
  @Quantity package var meanMilliseconds: Double
  @Quantity package var lowerMilliseconds: Double
  @Quantity package var upperMilliseconds: Double
  @Quantity package var standardErrorMilliseconds: Double

  /// - Parameters:
  ///   - frames: at least 2.
  ///   - blocks: at least 2; nil where there are none.
  package init(
    frames: Int, blocks: Int? = nil, meanMilliseconds: Double, standardErrorMilliseconds: Double
  ) {
    self.frames = frames
    self.blocks = blocks
    self.meanMilliseconds = meanMilliseconds
    self.standardErrorMilliseconds = standardErrorMilliseconds
    lowerMilliseconds = 0
    upperMilliseconds = 0
    let half = halfWidth(confidence: 0.975)
    lowerMilliseconds = max(0, meanMilliseconds - half)
    upperMilliseconds = meanMilliseconds + half
  }

  /// How far the mean may lie from what was measured, in milliseconds, to one side with this confidence.
  package func halfWidth(confidence: Double) -> Double {
    StudentDistribution(degreesOfFreedom: Double((blocks ?? frames) - 1)).quantile(confidence)
      * standardErrorMilliseconds
  }
}
