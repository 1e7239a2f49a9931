package import Barcodes
package import Records
package import Summaries

/// An engine's defaults beside the options that one half of the frames chose, both on the other half.
package struct SettingResult: Codable, Sendable, Equatable {
  package var suite: String?
  package var condition: String?
  package var symbology: String?
  package var mask: MaskName
  /// The engine's label without its options.
  package var family: String
  /// The number of combinations of options that there were to choose from.
  @Tally package var settings: Int
  /// The label with the chosen options.
  package var best: String
  /// Frames of the other half.
  @Tally package var frames: Int
  @Tally package var bestReads: Int
  @Tally package var defaultReads: Int
  /// Means in milliseconds; absent where nothing was timed.
  @Quantity package var bestTime: Double?
  @Quantity package var defaultTime: Double?
  /// McNemar's, exact and two-sided.
  @Share package var pValue: Double

  /// Nil where the defaults were not among the combinations.
  package init?(_ tuned: TunedRecord, of frames: FrameFilter) {
    guard let usual = tuned.usual, let pValue = tuned.pValue else { return nil }
    suite = frames.suite
    condition = frames.condition
    symbology = frames.symbology
    mask = frames.mask
    family = tuned.family
    settings = tuned.settings
    best = tuned.best.name
    self.frames = tuned.best.frames
    bestReads = tuned.best.reads
    defaultReads = usual.reads
    bestTime = tuned.best.time?.mean
    defaultTime = usual.time?.mean
    self.pValue = pValue
  }

  enum CodingKeys: String, CodingKey {
    case suite, condition, symbology, mask, family, settings, best, frames
    case bestReads = "best_reads"
    case defaultReads = "default_reads"
    case bestTime = "best_mean_ms"
    case defaultTime = "default_mean_ms"
    case pValue = "p_value"
  }
}
