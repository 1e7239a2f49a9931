package import Barcodes
import Foundation
import Judging
package import Records

/// The latency of detect calls.
///
/// A trial counts with the median of its calls, a block with the geometric mean of its trials, and
/// blocks are the replicates (see `BlockEstimate`). Trials that were not timed in blocks form one
/// block, without an interval.
package struct LatencyRecord: Codable, Sendable, Equatable {
  @Tally package var blocks: Int
  @Tally package var trials: Int
  @Tally package var calls: Int
  package var typicalNanoseconds: EstimateRecord

  /// One trial of those that are taken together.
  package struct Trial {
    /// Nil where the suite was not timed in blocks.
    package var block: Int?
    /// The median of the calls.
    package var nanoseconds: Double
    package var calls: Int

    /// - Parameter nanoseconds: the median of the trial's calls.
    package init(_ trial: TrialRecord, nanoseconds: Double) {
      block = trial.timing?.block
      self.nanoseconds = nanoseconds
      calls = trial.durationsNanoseconds.count
    }
  }

  /// Nil without a trial.
  ///
  /// - Parameter looks: at how many numbers of blocks measuring might have ended.
  package init?(_ trials: [Trial], looks: Int = 1) {
    let blocks = Dictionary(grouping: trials) { $0.block ?? 0 }.wholeBlocks()
    let logarithms = blocks.mapValues { $0.map { log($0.nanoseconds) } }
    guard let typical = BlockEstimate(logarithmsByBlock: logarithms, looks: looks) else {
      return nil
    }
    let counted = blocks.values.joined()
    self.blocks = blocks.count
    self.trials = counted.count
    calls = counted.reduce(0) { $0 + $1.calls }
    typicalNanoseconds = EstimateRecord(typical)
  }
}
