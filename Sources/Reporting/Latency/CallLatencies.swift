import Foundation
import Judging
import Statistics

/// The calls of one cell.
struct CallLatencies {
  /// A camera's frames per second.
  private static let cameraRate = 30.0
  /// Samples of blocks that are drawn for an interval.
  private static let replicates = 200

  /// Of blocks that have all frames of the cell: a block that was broken off has others.
  let trialsByBlock: [Int: [TimedTrial]]
  let pixels: Double

  /// Nil without a trial.
  init?(_ trials: [TimedTrial]) {
    let blocks = Dictionary(grouping: trials, by: \.block)
    guard let most = blocks.values.map(\.count).max() else { return nil }
    trialsByBlock = blocks.filter { $0.value.count == most }
    let kept = trialsByBlock.values.joined()
    pixels = Double(kept.reduce(0) { $0 + $1.pixels }) / Double(kept.count)
  }

  /// The mean logarithm of the latencies of each block, in nanoseconds.
  var logarithms: [Int: Double] {
    trialsByBlock.mapValues { trials in
      trials.reduce(0) { $0 + log($1.latency) } / Double(trials.count)
    }
  }

  func record(_ cell: LatencyCell) -> CallLatencyRecord? {
    let blocks = trialsByBlock.sorted { $0.key < $1.key }.map { $0.value.flatMap(\.durations) }
    let trials = trialsByBlock.values.joined()
    guard let typical = BlockEstimate(logarithms: Array(logarithms.values)),
      let calls = Sample(blocks.joined())
    else { return nil }
    let drawn = DrawnBlocks(blocks, replicates: Self.replicates)
    func quantile(_ share: Double, from fewest: Int) -> EstimateRecord? {
      calls.count < fewest
        ? nil : drawn.estimate(calls.quantile(share)) { $0.quantile(share) }
    }
    let isRead = Dictionary(grouping: trials.filter { $0.codes > 0 }) { $0.reads == $0.codes }
    return CallLatencyRecord(
      cell: cell, pixels: pixels, blocks: blocks.count, trials: trials.count, calls: calls.count,
      typical: EstimateRecord(typical),
      typicalByBlock: logarithms.sorted { $0.key < $1.key }.map { exp($0.value) },
      p50: drawn.estimate(calls.median) { $0.median },
      p95: quantile(0.95, from: 20), p99: quantile(0.99, from: 100),
      quantiles: (0...20).map { calls.quantile(Double($0) / 20) },
      read: Self.split(isRead[true] ?? []), missed: Self.split(isRead[false] ?? []),
      live: .init(
        framesPerSecond: drawn.estimate(Self.cameraRate * Self.keptShare(calls)) {
          Self.cameraRate * Self.keptShare($0)
        },
        dropped: drawn.estimate(1 - Self.keptShare(calls)) { 1 - Self.keptShare($0) }))
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

/// Whole blocks, drawn with replacement.
private struct DrawnBlocks {
  /// Empty where there are too few blocks for an interval.
  private let samples: [Sample]

  init(_ blocks: [[Double]], replicates: Int) {
    guard blocks.count >= BlockEstimate.fewestBlocks else {
      samples = []
      return
    }
    var random = SeededGenerator(seed: 1)
    samples = (0..<replicates).compactMap { _ in
      Sample(blocks.indices.flatMap { _ in blocks[random.index(below: blocks.count)] })
    }
  }

  /// With the percentile interval of 95 %.
  func estimate(_ value: Double, _ statistic: (Sample) -> Double) -> EstimateRecord {
    let drawn = Sample(samples.map(statistic))
    return EstimateRecord(
      value: value, lower: drawn?.quantile(0.025), upper: drawn?.quantile(0.975))
  }
}

extension EstimateRecord {
  init(_ estimate: BlockEstimate) {
    self.init(
      value: estimate.value, lower: estimate.interval?.lowerBound,
      upper: estimate.interval?.upperBound)
  }
}
