package import Barcodes
import Records
import Summaries

/// The options of one engine that half of the frames chose.
package struct ChosenOptions: Codable, Sendable, Equatable {
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
  @Quantity package var bestMeanMilliseconds: Double?
  @Quantity package var defaultMeanMilliseconds: Double?
  /// McNemar's, exact and two-sided.
  @Share package var pValue: Double

  /// Nil where the defaults were not among the combinations.
  init?(_ tuned: TunedRecord) {
    guard let usual = tuned.usual, let pValue = tuned.pValue else { return nil }
    family = tuned.family
    settings = tuned.settings
    best = tuned.best.name
    frames = tuned.best.frames
    bestReads = tuned.best.reads
    defaultReads = usual.reads
    bestMeanMilliseconds = tuned.best.time?.meanMilliseconds
    defaultMeanMilliseconds = usual.time?.meanMilliseconds
    self.pValue = pValue
  }
}
