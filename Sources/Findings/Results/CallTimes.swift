package import Barcodes
package import Records
package import Summaries

/// The time of a call on frames of one size.
package struct CallTimes: Codable, Sendable, Equatable {
  /// The frame's size, such as `1920 × 1080`.
  package var size: String
  package var mask: MaskName
  @Tally package var blocks: Int
  /// The interval is absent where there are too few blocks.
  @Quantity package var typicalMilliseconds: Double
  @Quantity package var lowerMilliseconds: Double?
  @Quantity package var upperMilliseconds: Double?
  /// The time over that with the mask `all`, on the same frames: below 1, this mask is faster. Absent of `all` itself, and where it was not asked.
  package var ratioToAll: EstimateRecord?
}
