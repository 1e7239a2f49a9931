import Foundation
import Judging
import Statistics
import Summaries

/// The calls of one cell.
struct CallLatencies {
  /// A camera's frames per second.
  private static let cameraRate = 30.0
  /// Draws whole blocks.
  private static let bootstrap = Bootstrap(replicates: 200, seed: 1)

  /// The trials of the blocks that have all frames of the cell: a block that was broken off has
  /// others.
  let trialsByBlock: [Int: [TimedTrial]]
  package let pixels: Double

  /// Nil without a trial.
  package init?(_ trials: [TimedTrial]) {
    trialsByBlock = Dictionary(grouping: trials, by: \.block).wholeBlocks()
    let kept = trialsByBlock.values.joined()
    if kept.isEmpty { return nil }
    pixels = Double(kept.reduce(0) { $0 + $1.pixels }) / Double(kept.count)
  }

  /// The mean logarithm of the latencies of each block, in nanoseconds.
  var logarithms: [Int: Double] {
    trialsByBlock.mapValues { trials in
      trials.reduce(0) { $0 + log($1.latency) } / Double(trials.count)
    }
  }

  /// One function: every figure of a cell is a statistic of the same calls, with the same intervals or ranges.
  ///
  /// - Parameter looks: at how many numbers of blocks measuring might have ended.
  package func record(_ cell: LatencyCell, looks: Int = 1) -> CallLatencyRecord? {
    let blocks = trialsByBlock.sorted { $0.key < $1.key }.map { $0.value.flatMap(\.calls) }
    let trials = trialsByBlock.values.joined()
    guard let typical = BlockEstimate(logarithms: Array(logarithms.values), looks: looks),
      let calls = WeightedSample(blocks.joined())
    else { return nil }
    let drawn =
      blocks.count < CallLatencyRecord.fewestBlocksOfMeans
      ? []
      : Self.bootstrap.distribution(of: blocks) { WeightedSample($0.joined()) }.compactMap(\.self)
    func estimate(
      from fewest: Int = CallLatencyRecord.fewestBlocksOfPercentiles,
      _ statistic: (WeightedSample) -> Double
    ) -> EstimateRecord {
      let interval =
        blocks.count < fewest
        ? nil : Self.bootstrap.percentileInterval(ofDrawn: drawn.map(statistic))
      var record = EstimateRecord(
        value: statistic(calls), lower: interval?.lowerBound, upper: interval?.upperBound)
      if interval == nil {
        // With the value, which percentiles of few calls in a block may all miss.
        let each = blocks.compactMap { WeightedSample($0).map(statistic) } + [record.value]
        (record.leastBlock, record.greatestBlock) = (each.min(), each.max())
      }
      return record
    }
    func quantile(
      _ share: Double, from fewest: Int, blocks: Int = CallLatencyRecord.fewestBlocksOfPercentiles
    ) -> EstimateRecord? {
      calls.count < fewest ? nil : estimate(from: blocks) { $0.quantile(share) }
    }
    let isRead = Dictionary(grouping: trials.filter { $0.codes > 0 }) { $0.reads == $0.codes }
    return CallLatencyRecord(
      cell: cell, pixels: pixels, blocks: blocks.count, trials: trials.count, calls: calls.count,
      typicalNanoseconds: EstimateRecord(typical), processorNanoseconds: processor(looks: looks),
      typicalByBlockNanoseconds: logarithms.sorted { $0.key < $1.key }.map { exp($0.value) },
      p50Nanoseconds: estimate { $0.median },
      p95Nanoseconds: quantile(0.95, from: 20),
      p99Nanoseconds: quantile(0.99, from: 100, blocks: CallLatencyRecord.fewestBlocksOfP99),
      quantilesNanoseconds: (0...20).map { calls.quantile(Double($0) / 20) },
      read: Self.split(isRead[true] ?? [], looks: looks),
      missed: Self.split(isRead[false] ?? [], looks: looks),
      framesPerSecond: estimate(from: CallLatencyRecord.fewestBlocksOfMeans) {
        Self.cameraRate * Self.keptShare($0)
      },
      dropped: estimate(from: CallLatencyRecord.fewestBlocksOfMeans) { 1 - Self.keptShare($0) })
  }

  /// As `typicalNanoseconds`, of the time on processors; nil where that is not known of each trial.
  private func processor(looks: Int) -> EstimateRecord? {
    let blocks = trialsByBlock.mapValues { trials in trials.compactMap(\.processor).map { log($0) }
    }
    guard trialsByBlock.allSatisfy({ blocks[$0.key]?.count == $0.value.count }) else { return nil }
    return BlockEstimate(logarithmsByBlock: blocks, looks: looks).map(EstimateRecord.init)
  }

  private static func split(_ trials: [TimedTrial], looks: Int) -> CallLatencyRecord.SplitRecord? {
    let blocks = Dictionary(grouping: trials, by: \.block).mapValues { $0.map { log($0.latency) } }
    return BlockEstimate(logarithmsByBlock: blocks, looks: looks)
      .map { .init(trials: trials.count, $0) }
  }

  /// The share of a camera's frames that are read, where a frame that comes while the engine is busy is dropped.
  private static func keptShare(_ calls: WeightedSample) -> Double {
    1 / calls.mean { max(1, ($0 * 1e-9 * cameraRate).rounded(.up)) }
  }
}

extension CallLatencyRecord {
  /// The fewest blocks for the interval of a mean over calls, such as the share of frames that are
  /// read.
  static let fewestBlocksOfMeans = 20
  /// Drawn from fewer whole blocks, intervals of the median and the 95th percentile cover far too rarely (VALIDATION.md).
  package static let fewestBlocksOfPercentiles = 60
  /// The fewest blocks for the interval of the 99th percentile, which a hundredth of the blocks may
  /// decide: as many in the tail as the 95th has of 60.
  package static let fewestBlocksOfP99 = 300
}
