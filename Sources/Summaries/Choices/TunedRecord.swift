package import Barcodes
import Statistics

/// An engine's options as they come, and those that were chosen by one half of the frames, on the other half.
package struct TunedRecord: Codable, Sendable, Equatable {
  /// The engine's label without its options.
  package var family: String
  /// The number of combinations of options that there were to choose from.
  @Tally package var settings: Int
  /// The frames by which the best was chosen.
  @Tally package var tuningFrames: Int
  /// The chosen one, on the other frames.
  package var best: CombinationRecord
  /// The engine's defaults, on the same; absent where they were not among the combinations.
  package var usual: CombinationRecord?
  /// The numbers of these frames that the best alone read, and that the defaults alone read; absent with them.
  @Tally package var onlyBest: Int?
  @Tally package var onlyUsual: Int?
  /// McNemar's, exact and two-sided; absent with them.
  @Share package var pValue: Double?

  package init(
    family: String, settings: Int, tuningFrames: Int, best: CombinationRecord,
    usual: (record: CombinationRecord, onlyBest: Int, onlyUsual: Int)?
  ) {
    self.family = family
    self.settings = settings
    self.tuningFrames = tuningFrames
    self.best = best
    self.usual = usual?.record
    onlyBest = usual?.onlyBest
    onlyUsual = usual?.onlyUsual
    pValue = usual.map { McNemar(onlyFirst: $0.onlyBest, onlySecond: $0.onlyUsual).pValue() }
  }

  enum CodingKeys: String, CodingKey {
    case family, settings, tuningFrames, best
    case usual = "default"
    case onlyBest
    case onlyUsual = "onlyDefault"
    case pValue
  }
}
