package import Barcodes
import Statistics

/// The mean time that frames take, with its 95 % interval by Student's t; the frames are drawn independently.
package struct MeanTimeRecord: Codable, Sendable, Equatable {
  @Tally package var frames: Int
  /// In milliseconds, as is all else.
  @Quantity package var mean: Double
  @Quantity package var lower: Double
  @Quantity package var upper: Double
  @Quantity package var standardError: Double

  /// - Parameters:
  ///   - frames: at least 2.
  ///   - mean: in milliseconds, as is its standard error.
  package init(frames: Int, mean: Double, standardError: Double) {
    self.frames = frames
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
    StudentDistribution(degreesOfFreedom: Double(frames - 1)).quantile(confidence) * standardError
  }

  enum CodingKeys: String, CodingKey {
    case frames
    case mean = "mean_ms"
    case lower = "lower_ms"
    case upper = "upper_ms"
    case standardError = "standard_error_ms"
  }
}
