package import Barcodes

/// Two settings of a suite, such as two resolutions, held against each other where both show the same payloads at the same
/// phases: an entry of `paired_settings`.
package typealias PairedSettingRecord = Identified<SeriesID, PairedSetting>

/// Frames that were read at two settings.
package struct PairedSetting: Codable, Sendable, Equatable {
  /// The values of the suite's paired axes, by name.
  @Coordinate package var first: [String: Double]
  @Coordinate package var second: [String: Double]
  /// Pairs of frames that differ in these axes alone, of all symbologies and at all values of the other axes.
  @Tally package var pairs: Int
  /// In which both frames were read whole; the first alone; the second alone.
  @Tally package var both: Int
  @Tally package var onlyFirst: Int
  @Tally package var onlySecond: Int
  /// The second's share less the first's, with an interval of at least 95 %.
  package var difference: BoundedEstimate
  /// The p-value of McNemar's exact test, two-sided.
  @Share package var pValue: Double

  package init(
    first: [String: Double], second: [String: Double], pairs: Int, both: Int, onlyFirst: Int,
    onlySecond: Int, difference: BoundedEstimate, pValue: Double
  ) {
    self.first = first
    self.second = second
    self.pairs = pairs
    self.both = both
    self.onlyFirst = onlyFirst
    self.onlySecond = onlySecond
    self.difference = difference
    self.pValue = pValue
  }

  enum CodingKeys: String, CodingKey {
    case first, second, pairs, both
    case onlyFirst = "only_first"
    case onlySecond = "only_second"
    case difference
    case pValue = "p_value"
  }
}
