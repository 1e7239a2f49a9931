package import Barcodes
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
  /// The geometric mean over the frames of a block, in nanoseconds, over the blocks.
  package var typical: EstimateRecord
  /// The same of the time that the engine's process spends on processors for a call, which is more where it has several threads;
  /// absent where the system did not tell, and in older summaries.
  package var processor: EstimateRecord?
  /// `typical` of each block, in nanoseconds, in the order of the blocks; absent in older summaries.
  @Nanoseconds package var typicalByBlock: [Double]?
  /// Quantiles of all calls, in nanoseconds; the 95th percentile from 20 calls on, the 99th from 100 on. With intervals
  /// from drawing whole blocks (bootstrap) from 20 blocks on, the 99th from 100 on; else with the range of the blocks.
  package var p50: EstimateRecord
  package var p95: EstimateRecord?
  package var p99: EstimateRecord?
  /// The 0th, 5th, … 100th percentile of all calls, in nanoseconds.
  @Nanoseconds package var quantiles: [Double]
  /// `typical` of the trials in which every code was read, and of those in which one was not; absent without one.
  package var read: SplitRecord?
  package var missed: SplitRecord?
  /// A simulated scanner that hands each frame of a camera at 30 Hz to the engine, unless that is
  /// still busy: frames read in a second, and the share that is dropped, 0 to 1.
  package var live: LiveLoadRecord

  package init(
    cell: LatencyCell, pixels: Double, blocks: Int, trials: Int, calls: Int,
    typical: EstimateRecord, processor: EstimateRecord? = nil, typicalByBlock: [Double]? = nil,
    p50: EstimateRecord, p95: EstimateRecord? = nil, p99: EstimateRecord? = nil,
    quantiles: [Double], read: SplitRecord? = nil, missed: SplitRecord? = nil, live: LiveLoadRecord
  ) {
    self.cell = cell
    self.pixels = pixels
    self.blocks = blocks
    self.trials = trials
    self.calls = calls
    self.typical = typical
    self.processor = processor
    self.typicalByBlock = typicalByBlock
    self.p50 = p50
    self.p95 = p95
    self.p99 = p99
    self.quantiles = quantiles
    self.read = read
    self.missed = missed
    self.live = live
  }

  /// Some of the trials.
  package struct SplitRecord: Codable, Sendable, Equatable {
    @Tally package var trials: Int
    package var typical: EstimateRecord

    package init(trials: Int, typical: EstimateRecord) {
      self.trials = trials
      self.typical = typical
    }
  }

  package struct LiveLoadRecord: Codable, Sendable, Equatable {
    package var framesPerSecond: EstimateRecord
    package var dropped: EstimateRecord

    package init(framesPerSecond: EstimateRecord, dropped: EstimateRecord) {
      self.framesPerSecond = framesPerSecond
      self.dropped = dropped
    }
  }

  enum CodingKeys: String, CodingKey {
    case cell, pixels, blocks, trials, calls
    case typical = "typicalNanoseconds"
    case processor = "processorNanoseconds"
    case typicalByBlock = "typicalByBlockNanoseconds"
    case p50 = "p50Nanoseconds"
    case p95 = "p95Nanoseconds"
    case p99 = "p99Nanoseconds"
    case quantiles = "quantilesNanoseconds"
    case read, missed, live
  }
}
