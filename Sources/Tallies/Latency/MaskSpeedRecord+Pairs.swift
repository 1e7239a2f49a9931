import Foundation
import Judging
import Summaries

/// One frame read by one engine with the mask `all` and with another.
typealias MaskPair = (all: TimedTrial, mask: TimedTrial)

extension MaskSpeedRecord {
  /// Nil without a pair.
  init?(_ cell: LatencyCell, symbology: String? = nil, _ pairs: [MaskPair], looks: Int) {
    let blocks = Dictionary(grouping: pairs, by: { $0.mask.block })
      .mapValues { $0.map { log($0.mask.latency / $0.all.latency) } }
    guard let ratio = BlockEstimate(logarithmsByBlock: blocks, looks: looks) else { return nil }
    self.init(
      cell: cell, symbology: symbology, blocks: ratio.blocks, frames: pairs.count,
      ratio: EstimateRecord(ratio),
      pFaster: BlockEstimate.pValue(
        above: 1 / (1 + Self.negligibleGain), logarithmsByBlock: blocks, looks: looks),
      codes: pairs.reduce(0) { $0 + $1.all.codes },
      lost: pairs.reduce(0) { $0 + max(0, $1.all.reads - $1.mask.reads) },
      gained: pairs.reduce(0) { $0 + max(0, $1.mask.reads - $1.all.reads) },
      misreads: pairs.reduce(0) { $0 + $1.mask.misreads },
      misreadsAll: pairs.reduce(0) { $0 + $1.all.misreads })
  }
}
