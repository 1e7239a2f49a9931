package import Barcodes
package import Judging

/// A verdict on module widths, and the width that suffices.
package struct WidthReads: Codable, Sendable, Equatable {
  package var symbology: String
  /// The share of codes that is asked for.
  @Share package var target: Double
  /// The width that the guide names.
  @Coordinate package var guidancePixels: Double
  package var verdict: Verdict
  /// The width from which on the share is shown; absent where none is.
  @Coordinate package var safePixels: Double?
  @Tally package var codes: Int
}
