import Foundation
import Judging
import Summaries

/// One frame read by one engine with the mask `all` and with another.
struct MaskPair {
  package var all: TimedTrial
  package var mask: TimedTrial
}

/// The effect of a mask on the same frames.
struct MaskPairs {
  package let pairs: [MaskPair]

  package init(_ pairs: [MaskPair]) { self.pairs = pairs }

  /// Nil without a pair.
  package func record(_ cell: LatencyCell, symbology: String?, looks: Int = 1) -> MaskSpeedRecord? {
    let blocks = Dictionary(grouping: pairs, by: \.mask.block)
      .mapValues { $0.map { log($0.mask.latency / $0.all.latency) } }
    guard let ratio = BlockEstimate(logarithmsByBlock: blocks, looks: looks) else { return nil }
    return MaskSpeedRecord(
      cell: cell, symbology: symbology, blocks: ratio.blocks, frames: pairs.count,
      ratio: EstimateRecord(ratio),
      pFaster: BlockEstimate.pValue(
        above: 1 / (1 + NegligibleLatency.gain), logarithmsByBlock: blocks, looks: looks),
      codes: pairs.reduce(0) { $0 + $1.all.codes },
      lost: pairs.reduce(0) { $0 + max(0, $1.all.reads - $1.mask.reads) },
      gained: pairs.reduce(0) { $0 + max(0, $1.mask.reads - $1.all.reads) },
      misreads: pairs.reduce(0) { $0 + $1.mask.misreads },
      misreadsWithAll: pairs.reduce(0) { $0 + $1.all.misreads })
  }
}
