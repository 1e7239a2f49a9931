package import Barcodes
import Judging
import Records

/// When a cell is called worse.
package struct DuelRuleRecord: Codable, Sendable, Equatable {
  @Quantity package var tolerance: Double
  @Quantity package var margin: Double
  @Share package var errorRate: Double
  @Tally package var looks: [Int]
  /// The probability that anything seems worse before it is confirmed; absent in older files, where it is `errorRate`.
  @Share package var startErrorRate: Double?
  @Tally package var confirmationLooks: [Int]
  @Share package var confirmationErrorRate: Double
  /// The probability that a cell is called fine which is not; absent in older files, where bounds are those of
  /// `errorRate` for a look and a cell.
  @Share package var fineErrorRate: Double?
}
