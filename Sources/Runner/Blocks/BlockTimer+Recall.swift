import CorpusRendering
import Records
import Suites

extension BlockTimer {
  /// Restores the blocks that an interrupted run completed, and returns their number and seconds. A
  /// block with missing frames or trials begins again, with all after it.
  ///
  /// - Throws: `RecordError`, and what rendering throws if a picture is missing.
  func recall(
    from folder: RunFolderWriter, _ sizes: [[Int]], _ latencies: inout BlockLatencies,
    _ body: (_ trials: [TrialRecord], _ block: Int) -> Void
  ) throws -> (blocks: Int, seconds: Double) {
    var (blocks, seconds) = (0, 0.0)
    while let ended = try folder.recallBlock(blocks, ofSuite: plan.suite.name) {
      guard let frames = try recallFrames(of: ended.block, from: folder),
        isWhole(frames.map(\.index), sizes, latencies, block: ended.block)
      else {
        try folder.endRecalledBlock(isWhole: false)
        return (blocks, seconds)
      }
      try folder.endRecalledBlock(isWhole: true)
      for (index, frame, trials) in frames {
        let point = plan.place(ofFrame: index).point
        let size = sizes.firstIndex { $0.contains(point) } ?? 0
        for trial in trials { latencies.add(trial, frame, size: size, block: ended.block) }
        engines.recall(trials)
        latencies.endFrame()
        body(trials, ended.block)
      }
      blocks += 1
      seconds += ended.seconds
    }
    // The rest of this suite was broken off in a block, which begins again.
    try folder.endRecalling(ifNextIsOf: plan.suite.name)
    return (blocks, seconds)
  }

  /// Returns the frames of a block; nil if one lacks a trial.
  private func recallFrames(
    of block: Int, from folder: RunFolderWriter
  ) throws -> [(index: Int, frame: FrameRecord, trials: [TrialRecord])]? {
    let renderer = FrameRenderer()
    var frames: [(index: Int, frame: FrameRecord, trials: [TrialRecord])] = []
    while let name = folder.nextEarlierFrame, let index = plan.index(ofFrame: name),
      plan.sample(ofFrame: index) == block
    {
      let recalled = try folder.recall(
        name, from: (plan[index].seed, nil),
        asked: { frame in
          turns(on: frame).shuffled(seed: plan.seed, block: block).map { turn in
            TrialIdentity(
              engine: engines[turn.engine].record.label, mask: turn.mask,
              view: plan.suite.views[turn.view].name, isControl: turn.isControl)
          }
        }, image: { try renderer.render(plan[index]).image })
      guard let recalled else { return nil }
      frames.append((index, recalled.record, recalled.trials))
    }
    return frames
  }

  /// Returns true if some frames of a block are all those of the sizes read in it, which the blocks
  /// before determine, unless time ended some.
  private func isWhole(
    _ frames: [Int], _ sizes: [[Int]], _ latencies: BlockLatencies, block: Int
  ) -> Bool {
    let taken = Set(frames)
    return !taken.isEmpty
      && sizes.indices.allSatisfy { size in
        let all = self.frames(sizes[size], block: block)
        let isOpen = isOpen(size, block: block, isOver: false, latencies)
        let mayBeAbsent = sampling.budgetSeconds != nil || !isOpen
        return taken.isSuperset(of: all) || (mayBeAbsent && taken.isDisjoint(with: all))
      }
  }
}
