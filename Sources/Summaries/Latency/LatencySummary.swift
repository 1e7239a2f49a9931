package import Barcodes
import Judging
package import Records
import Statistics

/// The findings of the suites that are timed in blocks: `latency` in `summary.json`.
package struct LatencySummary: Codable, Sendable, Equatable {
  package var cells: [CallLatencyRecord]
  package var maskSpeeds: [MaskSpeedRecord]
  package var maskControls: [MaskSpeedRecord]
  package var scalings: [LatencyScalingRecord]
  /// For each suite and engine with a trial whose durations cannot be believed.
  package var clockFaults: [ClockFaultRecord]
  /// Under which circumstances blocks were timed.
  package var blocks: [BlockRecord]

  package init(
    cells: [CallLatencyRecord], maskSpeeds: [MaskSpeedRecord], maskControls: [MaskSpeedRecord],
    scalings: [LatencyScalingRecord], clockFaults: [ClockFaultRecord], blocks: [BlockRecord]
  ) {
    self.cells = cells
    self.maskSpeeds = maskSpeeds
    self.maskControls = maskControls
    self.scalings = scalings
    self.clockFaults = clockFaults
    self.blocks = blocks
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

/// The growth of latency with the number of pixels: an entry of `scalings` in `latency`.
package typealias LatencyScalingRecord = Identified<SeriesID, LatencyScaling>

/// The exponent by which latency grows with the number of pixels.
package struct LatencyScaling: Codable, Sendable, Equatable {
  @Tally package var blocks: Int
  /// Sizes of frames.
  @Tally package var sizes: Int
  /// The slope of the logarithm of `typicalNanoseconds` against that of the pixels, by least squares in each block: 1 where
  /// twice the pixels take twice the time.
  package var exponent: EstimateRecord
  /// The one-sided p-value of the hypothesis that the exponent is at least 0.05, as `p_faster` of a mask.
  @Share package var pGrows: Double?
}

extension LatencyScaling {
  /// An exponent below this is none.
  private static let negligible = 0.05

  /// Nil without a block.
  ///
  /// - Parameters:
  ///   - slopes: of each block.
  ///   - sizes: how many sizes of frames these are over.
  ///   - looks: at how many numbers of blocks measuring might have ended.
  package init?(slopes: [Double], sizes: Int, looks: Int) {
    guard let sample = Sample(slopes) else { return nil }
    let location = HodgesLehmann(of: sample, looks: looks)
    self.init(
      blocks: slopes.count, sizes: sizes,
      exponent: EstimateRecord(
        value: location.estimate, lower: location.interval?.lower, upper: location.interval?.upper,
        coverage: location.interval?.coverage),
      pGrows: BlockEstimate.pValue(
        above: -Self.negligible, slopes.map(-), looks: looks))
  }
}

/// Trials whose durations contradict what the bench saw from outside: an entry of `clock_faults`
/// in `latency`.
package struct ClockFaultRecord: Codable, Sendable, Equatable {
  package var suite: String
  /// The engine's label.
  package var engine: String
  /// Trials with longer durations than their round trip.
  @Tally package var exceedsRoundTrip: Int
  /// Trials whose round trip was far longer than durations and transfer account for.
  @Tally package var farBelowRoundTrip: Int
  /// Trials answered.
  @Tally package var trials: Int

  package init(
    suite: String, engine: String, exceedsRoundTrip: Int, farBelowRoundTrip: Int, trials: Int
  ) {
    self.suite = suite
    self.engine = engine
    self.exceedsRoundTrip = exceedsRoundTrip
    self.farBelowRoundTrip = farBelowRoundTrip
    self.trials = trials
  }
}
