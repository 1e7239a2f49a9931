package import Barcodes
import Statistics

/// The numbers of codes that were announced in scans that want all, under one value of a setting
/// and under another; but for misfires.
package struct PairedCodes: Codable, Sendable, Equatable {
  /// The codes that there are, in all scans that were read under both.
  @Tally package var codes: Int
  /// The codes that were announced.
  @Tally package var first: Int
  @Tally package var second: Int
  /// The number of seeds for which more codes were announced under the one value than under the
  /// other.
  @Tally package var moreFirst: Int
  @Tally package var moreSecond: Int
  /// The p-value of the exact sign test of the last two, two-sided.
  @Share package var pValue: Double
}

extension PairedCodes {
  /// - Parameter seeds: of each, how many codes were announced in its scans.
  package init(_ seeds: [(first: Int, second: Int)], of codes: Int) {
    let test = McNemar(seeds)
    self.init(
      codes: codes, first: seeds.reduce(0) { $0 + $1.first },
      second: seeds.reduce(0) { $0 + $1.second }, moreFirst: test.onlyFirst,
      moreSecond: test.onlySecond, pValue: test.pValue())
  }
}
