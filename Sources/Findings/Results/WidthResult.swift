package import Barcodes
package import Judging

/// The verdict on module widths of one symbology.
package struct WidthResult: Codable, Sendable, Equatable {
  package var suite: String
  package var condition: String?
  package var symbology: String
  package var engine: String
  /// The share of codes that is asked for.
  @Share package var target: Double
  /// The width that the guide names, in pixels.
  @Coordinate package var guidance: Double
  package var verdict: Verdict
  /// The width from which on the share is shown; absent where none is.
  @Coordinate package var safe: Double?
  @Tally package var codes: Int

  enum CodingKeys: String, CodingKey {
    case suite, condition, symbology, engine, target
    case guidance = "guidance_px"
    case verdict
    case safe = "safe_px"
    case codes
  }
}
