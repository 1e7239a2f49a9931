package import Barcodes
package import Records
package import Summaries

/// How many scans were done, and after which time.
package struct TimedScans: Codable, Sendable, Equatable {
  package var mask: MaskName
  package var view: String?
  @Tally package var scans: Int
  /// Scans in which what was asked for was announced before the stream was over.
  @Tally package var done: Int
  /// Scans in which something wrong was announced.
  @Tally package var wrong: Int
  package var medianSeconds: TimeQuantileRecord
  package var p90Seconds: TimeQuantileRecord

  init(_ policy: LivePolicyRecord, of cell: LiveCell) {
    mask = cell.mask
    view = cell.view
    scans = cell.scans
    done = policy.done
    wrong = policy.wrong.scans
    medianSeconds = policy.medianSeconds
    p90Seconds = policy.p90Seconds
  }
}
