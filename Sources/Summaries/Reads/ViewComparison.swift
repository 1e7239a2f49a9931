package import Barcodes
import Foundation
import Judging
package import Records
import Statistics

/// One view of a suite against its first, on the same frames: an entry of `view_comparisons`.
package struct ViewComparison: Codable, Sendable, Equatable {
  /// The frames that are taken together, where they are more than a cell.
  package enum Pooling: String, Codable, Sendable, CaseIterable {
    /// All symbologies at one point, under one named condition.
    case symbologies
    /// All frames of the suite that this view shows otherwise than the first does.
    case changedFrames = "changed_frames"
  }

  package var suite: String
  /// The engine's label.
  package var engine: String
  /// Absent where several are pooled.
  package var symbology: String?
  package var mask: MaskName
  package var view: String
  /// The suite's first view.
  package var reference: String
  @Coordinate package var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?
  package var pooled: Pooling?
  /// Absent in suites that were not timed, and without a frame that was answered in both views.
  package var time: PairedTime?
  /// Reads of the frames with a code that both views ask for; absent without one.
  package var reads: PairedReads?
  /// Codes that the view leaves out; absent where it has no region.
  package var outsideRegion: OutsideRecord?

  /// - Parameters:
  ///   - cell: of the view.
  ///   - reference: the suite's first view.
  package init(
    _ cell: CellID, reference: String, pooled: Pooling?, time: PairedTime?, reads: PairedReads?,
    outsideRegion: OutsideRecord?
  ) {
    (suite, engine, mask) = (cell.suite, cell.engine, cell.mask)
    (view, self.reference) = (cell.view ?? "", reference)
    symbology = pooled == nil ? cell.symbology : nil
    (point, namedCondition) = (cell.point, cell.namedCondition)
    self.pooled = pooled
    (self.time, self.reads, self.outsideRegion) = (time, reads, outsideRegion)
  }
}

/// The latency of one view relative to another's, on the same frames.
package struct PairedTime: Codable, Sendable, Equatable {
  /// Frames that were answered in both.
  @Tally package var pairs: Int
  /// Blocks of fresh processes, which are the replicates of the interval: 1 where the suite was not timed in such.
  @Tally package var blocks: Int
  /// The ratio over the blocks (see `BlockEstimate`): below 1, the view is faster than the
  /// reference.
  @Quantity package var ratio: Double
  /// The ratio's 95 % interval, distribution-free; absent below 6 blocks.
  @Quantity package var lower: Double?
  @Quantity package var upper: Double?
  /// The one-sided p-value of the hypothesis that the view is no slower, whatever the number of blocks at which measuring
  /// ended: small where it is slower. Absent in older summaries.
  @Share package var pFaster: Double?
  /// The latencies of both views on these frames.
  package var latency: LatencyRecord
  package var referenceLatency: LatencyRecord
}

/// On which frames one view and another had every code read that both ask for.
package struct PairedReads: Codable, Sendable, Equatable {
  @Tally package var frames: Int
  @Tally package var both: Int
  @Tally package var onlyView: Int
  @Tally package var onlyReference: Int
  /// The view's share less the reference's, with an interval of at least 95 %.
  package var difference: BoundedEstimate
}

extension PairedTime {
  /// Nil without a pair.
  ///
  /// - Parameter looks: at how many numbers of blocks measuring might have ended.
  package init?(
    _ pairs: [(view: LatencyRecord.Trial, reference: LatencyRecord.Trial)], looks: Int
  ) {
    let ratios = Dictionary(grouping: pairs) { $0.view.block ?? 0 }
      .wholeBlocks().mapValues { $0.map { log($0.view.nanoseconds / $0.reference.nanoseconds) } }
    guard let ratio = BlockEstimate(logarithmsByBlock: ratios, looks: looks),
      let latency = LatencyRecord(pairs.map(\.view), looks: looks),
      let reference = LatencyRecord(pairs.map(\.reference), looks: looks)
    else { return nil }
    self.init(
      pairs: pairs.count, blocks: ratio.blocks, ratio: ratio.value,
      lower: ratio.interval?.lowerBound, upper: ratio.interval?.upperBound,
      pFaster: BlockEstimate.pValue(above: 1, logarithmsByBlock: ratios, looks: looks),
      latency: latency, referenceLatency: reference)
  }
}

extension PairedReads {
  /// Nil without a frame.
  ///
  /// - Parameter frames: of each, whether it was read in the view, and in the reference.
  package init?(_ frames: [(inView: Bool, inReference: Bool)]) {
    let onlyView = frames.count { $0.inView && !$0.inReference }
    let onlyReference = frames.count { !$0.inView && $0.inReference }
    let difference = BoundedEstimate(
      Proportion(successes: onlyView, of: frames.count),
      less: Proportion(successes: onlyReference, of: frames.count))
    guard let difference else { return nil }
    self.init(
      frames: frames.count, both: frames.count { $0.inView && $0.inReference },
      onlyView: onlyView, onlyReference: onlyReference, difference: difference)
  }

  /// The share of the frames that were read in the view.
  package var viewRate: RateRecord? { RateRecord(correct: both + onlyView, of: frames) }
  /// The share of the frames that were read in the reference.
  package var referenceRate: RateRecord? { RateRecord(correct: both + onlyReference, of: frames) }
}
