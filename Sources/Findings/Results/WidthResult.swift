package import Barcodes
package import Judging
package import Summaries

/// The verdict on module widths of one symbology, read by one engine.
package typealias WidthResult = Identified<ResultID, WidthReads>

/// A verdict on module widths, and the width that suffices.
package struct WidthReads: Codable, Sendable, Equatable {
  package var symbology: String
  /// The share of codes that is asked for.
  @Share package var target: Double
  /// The width that the guide names, in pixels.
  @Coordinate package var guidance: Double
  package var verdict: Verdict
  /// The width from which on the share is shown; absent where none is.
  @Coordinate package var safe: Double?
  @Tally package var codes: Int

  enum CodingKeys: String, CodingKey {
    case symbology, target
    case guidance = "guidancePixels"
    case verdict
    case safe = "safePixels"
    case codes
  }
}
