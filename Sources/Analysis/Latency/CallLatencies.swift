import Foundation
package import Judging
import Statistics

/// The calls of one cell.
struct CallLatencies {
  /// A camera's frames per second.
  private static let cameraRate = 30.0
  /// Draws whole blocks.
  private static let bootstrap = Bootstrap(replicates: 200, seed: 1)

  /// Of blocks that have all frames of the cell: a block that was broken off has others.
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

  package func record(_ cell: LatencyCell) -> CallLatencyRecord? {
    let blocks = trialsByBlock.sorted { $0.key < $1.key }.map { $0.value.flatMap(\.durations) }
    let trials = trialsByBlock.values.joined()
    guard let typical = BlockEstimate(logarithms: Array(logarithms.values)),
      let calls = Sample(blocks.joined())
    else { return nil }
    let drawn =
      blocks.count < BlockEstimate.fewestBlocks
      ? [] : Self.bootstrap.distribution(of: blocks) { Sample($0.joined()) }.compactMap(\.self)
    func estimate(_ statistic: (Sample) -> Double) -> EstimateRecord {
      let interval = Self.bootstrap.percentileInterval(ofDrawn: drawn.map(statistic))
      return EstimateRecord(
        value: statistic(calls), lower: interval?.lowerBound, upper: interval?.upperBound)
    }
    func quantile(_ share: Double, from fewest: Int) -> EstimateRecord? {
      calls.count < fewest ? nil : estimate { $0.quantile(share) }
    }
    let isRead = Dictionary(grouping: trials.filter { $0.codes > 0 }) { $0.reads == $0.codes }
    return CallLatencyRecord(
      cell: cell, pixels: pixels, blocks: blocks.count, trials: trials.count, calls: calls.count,
      typical: EstimateRecord(typical),
      typicalByBlock: logarithms.sorted { $0.key < $1.key }.map { exp($0.value) },
      p50: estimate { $0.median },
      p95: quantile(0.95, from: 20), p99: quantile(0.99, from: 100),
      quantiles: (0...20).map { calls.quantile(Double($0) / 20) },
      read: Self.split(isRead[true] ?? []), missed: Self.split(isRead[false] ?? []),
      live: .init(
        framesPerSecond: estimate { Self.cameraRate * Self.keptShare($0) },
        dropped: estimate { 1 - Self.keptShare($0) }))
  }

  private static func split(_ trials: [TimedTrial]) -> CallLatencyRecord.SplitRecord? {
    let blocks = Dictionary(grouping: trials, by: \.block).mapValues { $0.map { log($0.latency) } }
    return BlockEstimate(logarithmsByBlock: blocks)
      .map { .init(trials: trials.count, typical: EstimateRecord($0)) }
  }

  /// The share of a camera's frames that are read, where a frame that comes while the engine is busy is dropped.
  private static func keptShare(_ calls: Sample) -> Double {
    let frames = calls.sorted.reduce(0) { $0 + max(1, ($1 * 1e-9 * cameraRate).rounded(.up)) }
    return Double(calls.count) / frames
  }
}

extension EstimateRecord {
  package init(_ estimate: BlockEstimate) {
    self.init(
      value: estimate.value, lower: estimate.interval?.lowerBound,
      upper: estimate.interval?.upperBound)
  }
}
