import CorpusRendering
import Foundation
import Judging
import Records

/// The rounds of a suite that is timed in blocks: the blocks up to the next look at how precise the ratios are.
struct BlockRounds {
  private let timer: BlockTimer
  private let sizes: [[Int]]
  private let framesOfSizes: [Int]
  private var latencies = BlockLatencies()
  private var seconds = 0.0
  private var done = 0

  /// Nil of suites that are not timed in blocks.
  init?(_ input: RunInput) {
    guard case .suite(let plan) = input, let sampling = plan.blockSampling else { return nil }
    timer = BlockTimer(
      plan: plan, sampling: sampling, masks: plan.suite.masks, engines: [], jobs: 1)
    sizes = plan.pointsByFrameSize
    framesOfSizes = sizes.map { $0.count * plan.suite.symbologies.count }
  }

  /// What is read up to the next look; empty where nothing is left.
  func next() -> [ShardBlock] {
    let sampling = timer.sampling
    let looks = BlockLooks(fewest: sampling.fewest, most: sampling.most).counts
    guard let end = looks.first(where: { $0 > done }) else { return [] }
    let isOver = sampling.budgetSeconds.map { seconds >= $0 } ?? false
    let open = sizes.indices.filter {
      timer.isOpen($0, block: done, isOver: isOver, latencies)
    }
    guard !open.isEmpty else { return [] }
    let frames = open.reduce(0) { $0 + framesOfSizes[$1] }
    return (done..<end).map { ShardBlock(block: $0, sizes: open, frames: frames) }
  }

  /// Takes in a frame of a block.
  mutating func add(_ frame: FrameRecord, _ trials: [TrialRecord], block: Int) {
    let point = timer.plan.index(ofFrame: frame.frame).map { timer.plan.place(ofFrame: $0).point }
    let size = sizes.firstIndex { $0.contains(point ?? -1) } ?? 0
    for trial in trials { latencies.add(trial, frame, size: size, block: block) }
    latencies.endFrame()
  }

  /// Takes in that a block has ended.
  mutating func end(_ block: BlockRecord) {
    done = max(done, block.block + 1)
    seconds += block.seconds
  }
}
