/// The latency with the frame's own mask over that with all symbologies, paired by frame.
package struct MaskRatio: Codable, Sendable, Equatable {
  package var suite: String
  package var engine: String
  package var symbology: String
  /// The suite's name for how the frames were shown, where it has views.
  package var view: String?
  package var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?
  /// Frames that the engine answered with both masks.
  package var pairs: Int
  /// The median ratio, taken of the logarithms: below 1, the own mask is faster.
  package var median: Double
  /// The distribution-free 95 % interval of the median over the frames of this run; absent below 6
  /// pairs. It does not cover how much another run, with fresh processes, would differ.
  package var lower: Double?
  package var upper: Double?
  package var meanPixels: Double

  enum CodingKeys: String, CodingKey {
    case suite, engine, symbology, view, point
    case namedCondition = "named_condition"
    case pairs, median, lower, upper
    case meanPixels = "mean_pixels"
  }
}
