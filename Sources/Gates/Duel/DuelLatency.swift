import Barcodes
import Judging
import Records

/// The latencies of both engines, measured side by side.
package struct DuelLatency: Codable, Sendable, Equatable {
  package var rule: DuelRuleRecord
  /// In the order of the suites.
  package var cells: [DuelCellResult]
  /// Absent unless the duel could not go on: why.
  package var failure: String?
  /// Absent unless the duel ended before every cell was decided.
  package var cut: DuelCut?
}
