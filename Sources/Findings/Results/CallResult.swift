package import Barcodes
package import Records
package import Summaries

/// The time of a call on the result's machine.
package typealias CallResult = Identified<ResultID, CallTimes>

/// The time of a call on frames of one size.
package struct CallTimes: Codable, Sendable, Equatable {
  /// The frame's size, such as `1920 × 1080`.
  package var size: String
  package var mask: MaskName
  @Tally package var blocks: Int
  /// In milliseconds; the interval is absent where there are too few blocks.
  @Quantity package var typical: Double
  @Quantity package var lower: Double?
  @Quantity package var upper: Double?
  /// The time over that with the mask `all`, on the same frames: below 1, this mask is faster. Absent of `all` itself, and where it was not asked.
  package var ratioToAll: EstimateRecord?

  enum CodingKeys: String, CodingKey {
    case size, mask, blocks
    case typical = "typicalMilliseconds"
    case lower = "lowerMilliseconds"
    case upper = "upperMilliseconds"
    case ratioToAll
  }
}
