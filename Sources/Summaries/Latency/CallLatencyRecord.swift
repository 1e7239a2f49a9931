package import Barcodes
package import Judging
import Records

/// The latency of the calls of one cell: an entry of `cells` in `latency`.
///
/// Blocks are the replicates of every interval (see `BlockEstimate`); with fewer than 6 there is
/// none.
package struct CallLatencyRecord: Codable, Sendable, Equatable {
  package var cell: LatencyCell
  /// Width times height of the frames.
  @Quantity package var pixels: Double
  @Tally package var blocks: Int
  @Tally package var trials: Int
  @Tally package var calls: Int
  /// The geometric mean over the frames of a block, over the blocks.
  package var typicalNanoseconds: EstimateRecord
  /// The same of the time that the engine's process spends on processors for a call, which is more where it has several threads;
  /// absent where the system did not tell, and in older summaries.
  package var processorNanoseconds: EstimateRecord?
  /// `typicalNanoseconds` of each block, in the order of the blocks; absent in older summaries.
  @Nanoseconds package var typicalByBlockNanoseconds: [Double]?
  /// Quantiles of all calls; the 95th percentile from 20 calls on, the 99th from 100 on. With intervals
  /// from drawing whole blocks (bootstrap) from 20 blocks on, the 99th from 100 on; else with the range of the blocks.
  package var p50Nanoseconds: EstimateRecord
  package var p95Nanoseconds: EstimateRecord?
  package var p99Nanoseconds: EstimateRecord?
  /// The 0th, 5th, … 100th percentile of all calls.
  @Nanoseconds package var quantilesNanoseconds: [Double]
  /// `typicalNanoseconds` of the trials in which every code was read, and of those in which one was not; absent without one.
  package var read: SplitRecord?
  package var missed: SplitRecord?
  /// A simulated scanner that hands each frame of a camera at 30 Hz to the engine, unless that is
  /// still busy: frames read in a second, and the share that is dropped, 0 to 1.
  package var live: LiveLoadRecord

  package init(
    cell: LatencyCell, pixels: Double, blocks: Int, trials: Int, calls: Int,
    typicalNanoseconds: EstimateRecord, processorNanoseconds: EstimateRecord? = nil,
    typicalByBlockNanoseconds: [Double]? = nil,
    p50Nanoseconds: EstimateRecord, p95Nanoseconds: EstimateRecord? = nil,
    p99Nanoseconds: EstimateRecord? = nil,
    quantilesNanoseconds: [Double], read: SplitRecord? = nil, missed: SplitRecord? = nil,
    framesPerSecond: EstimateRecord, dropped: EstimateRecord
  ) {
    self.cell = cell
    self.pixels = pixels
    self.blocks = blocks
    self.trials = trials
    self.calls = calls
    self.typicalNanoseconds = typicalNanoseconds
    self.processorNanoseconds = processorNanoseconds
    self.typicalByBlockNanoseconds = typicalByBlockNanoseconds
    self.p50Nanoseconds = p50Nanoseconds
    self.p95Nanoseconds = p95Nanoseconds
    self.p99Nanoseconds = p99Nanoseconds
    self.quantilesNanoseconds = quantilesNanoseconds
    self.read = read
    self.missed = missed
    live = LiveLoadRecord(framesPerSecond: framesPerSecond, dropped: dropped)
  }

  /// Some of the trials.
  package struct SplitRecord: Codable, Sendable, Equatable {
    @Tally package var trials: Int
    package var typical: EstimateRecord

    package init(trials: Int, _ typical: BlockEstimate) {
      self.trials = trials
      self.typical = EstimateRecord(typical)
    }
  }

  package struct LiveLoadRecord: Codable, Sendable, Equatable {
    package var framesPerSecond: EstimateRecord
    package var dropped: EstimateRecord
  }
}
