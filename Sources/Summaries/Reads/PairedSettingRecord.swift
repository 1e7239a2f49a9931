package import Barcodes
import Statistics

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
}

extension PairedSetting {
  /// Nil without a pair.
  ///
  /// - Parameter pairs: of each, whether it was read at the first setting, and at the second.
  package init?(
    from first: [String: Double], to second: [String: Double],
    _ pairs: [(first: Bool, second: Bool)]
  ) {
    let test = McNemar(
      onlyFirst: pairs.count { $0.first && !$0.second },
      onlySecond: pairs.count { !$0.first && $0.second })
    let difference = BoundedEstimate(
      Proportion(successes: test.onlySecond, of: pairs.count),
      less: Proportion(successes: test.onlyFirst, of: pairs.count))
    guard let difference else { return nil }
    self.init(
      first: first, second: second, pairs: pairs.count,
      both: pairs.count { $0.first && $0.second }, onlyFirst: test.onlyFirst,
      onlySecond: test.onlySecond, difference: difference, pValue: test.pValue())
  }
}
