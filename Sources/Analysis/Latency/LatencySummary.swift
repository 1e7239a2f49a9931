package import Barcodes
package import Records

/// What the suites say that are timed in blocks: `latency` in `summary.json`.
package struct LatencySummary: Codable, Sendable, Equatable {
  package var cells: [CallLatencyRecord]
  package var maskSpeeds: [MaskSpeedRecord]
  package var maskControls: [MaskSpeedRecord]
  package var scalings: [LatencyScalingRecord]
  /// For each suite and engine with a trial whose durations cannot be believed.
  package var clockFaults: [ClockFaultRecord]
  /// Under which circumstances blocks were timed.
  package var blocks: [BlockRecord]

  enum CodingKeys: String, CodingKey {
    case cells
    case maskSpeeds = "mask_speeds"
    case maskControls = "mask_controls"
    case scalings
    case clockFaults = "clock_faults"
    case blocks
  }
}

extension LatencySummary {
  /// In how many cells of `maskControls` the interval is expected to miss 1 where nothing differs: of six blocks each misses
  /// in 2 of 64 cases, and others as often as their ranks leave. Of older summaries, 5 %.
  package var expectedControlMisses: Double {
    maskControls.filter { $0.ratio.lower != nil }
      .reduce(0) { $0 + 1 - ($1.ratio.coverage ?? 0.95) }
  }
}

/// How long the calls of one cell took: an entry of `cells` in `latency`.
///
/// Blocks are the replicates of every interval (see `BlockEstimate`); with fewer than 6 there is none.
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
  /// Of a scanner that hands each frame of a camera at 30 Hz to the engine, unless that is still busy: frames
  /// read in a second, and the share that is dropped, 0 to 1.
  package var live: LiveRecord

  /// Some of the trials.
  package struct SplitRecord: Codable, Sendable, Equatable {
    @Tally package var trials: Int
    package var typical: EstimateRecord
  }

  package struct LiveRecord: Codable, Sendable, Equatable {
    package var framesPerSecond: EstimateRecord
    package var dropped: EstimateRecord

    enum CodingKeys: String, CodingKey {
      case framesPerSecond = "frames_per_second"
      case dropped
    }
  }

  enum CodingKeys: String, CodingKey {
    case cell, pixels, blocks, trials, calls
    case typical = "typical_ns"
    case processor = "processor_ns"
    case typicalByBlock = "typical_by_block_ns"
    case p50 = "p50_ns"
    case p95 = "p95_ns"
    case p99 = "p99_ns"
    case quantiles = "quantiles_ns"
    case read, missed, live
  }
}

/// A mask held against the mask `all` on the same frames: an entry of `mask_speeds`, or where the mask is `all`
/// itself, of `mask_controls` in `latency`.
package struct MaskSpeedRecord: Codable, Sendable, Equatable {
  package var cell: LatencyCell
  /// The frames' symbology; absent where those of all are taken together.
  package var symbology: String?
  @Tally package var blocks: Int
  /// Frames answered with both masks.
  @Tally package var frames: Int
  /// Latency with the mask over that with `all`: below 1, the mask is faster.
  package var ratio: EstimateRecord
  /// The one-sided p-value of the hypothesis that the mask is at least 1.02 times as fast as `all`, whatever the number of
  /// blocks at which measuring ended: small where it is not. Absent in older summaries.
  @Share package var pFaster: Double?
  /// True codes in the frames.
  @Tally package var codes: Int
  /// Codes read with `all` alone, and with the mask alone.
  @Tally package var lost: Int
  @Tally package var gained: Int
  /// Misreads and false positives with the mask, and with `all`.
  @Tally package var misreads: Int
  @Tally package var misreadsWithAll: Int

  enum CodingKeys: String, CodingKey {
    case cell, symbology, blocks, frames, ratio
    case pFaster = "p_faster"
    case codes, lost, gained, misreads
    case misreadsWithAll = "misreads_all"
  }
}

/// How latency grows with the number of pixels: an entry of `scalings` in `latency`.
package struct LatencyScalingRecord: Codable, Sendable, Equatable {
  package var suite: String
  /// The engine's label.
  package var engine: String
  package var mask: String
  package var namedCondition: String?
  @Tally package var blocks: Int
  /// Sizes of frames.
  @Tally package var sizes: Int
  /// The slope of the logarithm of `typical` against that of the pixels, by least squares in each block: 1 where
  /// twice the pixels take twice the time.
  package var exponent: EstimateRecord
  /// The one-sided p-value of the hypothesis that the exponent is at least 0.05, as `p_faster` of a mask.
  @Share package var pGrows: Double?

  enum CodingKeys: String, CodingKey {
    case suite, engine, mask
    case namedCondition = "named_condition"
    case blocks, sizes, exponent
    case pGrows = "p_grows"
  }
}

/// Trials whose durations contradict what the bench saw from outside: an entry of `clock_faults`
/// in `latency`.
package struct ClockFaultRecord: Codable, Sendable, Equatable {
  package var suite: String
  /// The engine's label.
  package var engine: String
  /// Trials with longer durations than their round trip.
  @Tally package var exceeding: Int
  /// Trials whose round trip was far longer than durations and transfer account for.
  @Tally package var farBelow: Int
  /// Trials answered.
  @Tally package var trials: Int

  enum CodingKeys: String, CodingKey {
    case suite, engine
    case exceeding = "exceeds_round_trip"
    case farBelow = "far_below_round_trip"
    case trials
  }
}
