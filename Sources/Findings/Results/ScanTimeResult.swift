package import Barcodes
package import Records
package import Summaries

/// The time until a code is announced to somebody who aims at it, on the result's machine.
///
/// Its point has the axes of the scene and the frame's size.
package typealias ScanTimeResult = Identified<Identified<ResultID, CellPlace>, TimedScans>

/// How many scans were done, and after which time.
package struct TimedScans: Codable, Sendable, Equatable {
  package var mask: MaskName
  package var view: String?
  @Tally package var scans: Int
  /// Scans in which what was asked for was announced before the stream was over.
  @Tally package var done: Int
  /// Scans in which something wrong was announced.
  @Tally package var wrong: Int
  package var median: TimeQuantileRecord
  package var ninetieth: TimeQuantileRecord

  init(_ policy: LivePolicyRecord, of cell: LiveCell) {
    mask = cell.mask
    view = cell.view
    scans = cell.scans
    done = policy.done
    wrong = policy.wrong.scans
    median = policy.median
    ninetieth = policy.ninetieth
  }

  enum CodingKeys: String, CodingKey {
    case mask, view, scans, done, wrong
    case median = "medianSeconds"
    case ninetieth = "p90Seconds"
  }
}
