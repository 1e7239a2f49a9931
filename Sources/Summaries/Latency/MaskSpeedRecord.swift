package import Barcodes
import Records

/// A mask held against the mask `all` on the same frames: an entry of `mask_speeds`, or where the mask is `all`
/// itself, of `mask_controls` in `latency`.
package struct MaskSpeedRecord: Codable, Sendable, Equatable {
  package var cell: LatencyCell
  /// The frames' symbology; absent where those of all are taken together.
  package var symbology: String?
  @Tally package var blocks: Int
  /// Frames answered with both masks.
  @Tally package var frames: Int
  /// Latency with the mask over that with `all`: below 1, the mask is faster.
  package var ratio: EstimateRecord
  /// The one-sided p-value of the hypothesis that the mask is at least 1.02 times as fast as `all`, whatever the number of
  /// blocks at which measuring ended: small where it is not. Absent in older summaries.
  @Share package var pFaster: Double?
  /// True codes in the frames.
  @Tally package var codes: Int
  /// Codes read with `all` alone, and with the mask alone.
  @Tally package var lost: Int
  @Tally package var gained: Int
  /// Misreads and false positives with the mask, and with `all`.
  @Tally package var misreads: Int
  @Tally package var misreadsAll: Int

  /// A ratio within this share of 1 is no gain.
  package static let negligibleGain = 0.02

  package init(
    cell: LatencyCell, symbology: String? = nil, blocks: Int, frames: Int, ratio: EstimateRecord,
    pFaster: Double? = nil, codes: Int, lost: Int, gained: Int, misreads: Int, misreadsAll: Int
  ) {
    self.cell = cell
    self.symbology = symbology
    self.blocks = blocks
    self.frames = frames
    self.ratio = ratio
    self.pFaster = pFaster
    self.codes = codes
    self.lost = lost
    self.gained = gained
    self.misreads = misreads
    self.misreadsAll = misreadsAll
  }
}
