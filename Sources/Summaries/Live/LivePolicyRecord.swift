package import Barcodes

/// The results of one acceptance policy on the scans of a cell.
package struct LivePolicyRecord: Codable, Sendable, Equatable {
  /// A name of `AcceptancePolicy`.
  package var acceptance: String
  /// Scans in which a right content was announced; of those that want all, in which every one was. Misfires do not count.
  @Tally package var done: Int
  /// The mean time until then, where what takes longer than the stream counts with the stream's length.
  @Quantity package var meanSeconds: Double
  package var medianSeconds: TimeQuantileRecord
  package var p90Seconds: TimeQuantileRecord
  package var p99Seconds: TimeQuantileRecord
  /// After some times, in ascending order; without those beyond the stream's length, unless every scan was done.
  package var shares: [DoneShareRecord]
  package var curve: DoneCurve
  package var wrong: AcceptCount
  /// Announced contents of a code under a symbology that is not equivalent.
  @Tally package var formatErrors: Int
  /// Right contents of another code than the one aimed at, or of one outside the region of interest.
  package var misfires: AcceptCount
  /// Right contents that were announced again; absent where a scan is over with the first.
  @Tally package var duplicates: Int?
  package var frames: StreamFrameCounts
  /// The share of the time that the reader was busy, over all scans; absent where they took no time.
  @Share package var busyShare: Double?
  /// The mean duration of a call, as a share of the time between two frames; absent where nothing
  /// was read. Above 0.8 the times of the same scans differ from replay to replay, as which frames
  /// are dropped hangs on each call's duration.
  @Quantity package var callPeriods: Double?
  /// Absent where a person wants one code.
  package var codes: CodeCountRecord?

  package static let steadyCallPeriods = 0.8

  /// True if the times would be others in another replay, by more than a frame's period in a tenth
  /// of the scans and more.
  package var isUnsteady: Bool { callPeriods.map { $0 > Self.steadyCallPeriods } ?? false }
}
