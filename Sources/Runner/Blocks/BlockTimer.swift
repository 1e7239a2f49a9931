import Barcodes
import CorpusRendering
import Judging
import Records
import Scene
import Statistics
import Suites

/// A timer that has engines read a suite in blocks: everything compared takes turns on the same
/// frames on the same core, with one process active at a time.
///
/// A block has fresh processes of all engines and a fresh frame of every point. Frames are read in
/// random order, each by every engine with every mask before the next; odd blocks reverse the order
/// of the even ones before them, so that nothing always comes first. The core alternates from block
/// to block, since cores of a shared machine differ in speed. The bench stays on the others, and
/// renders before it measures.
struct BlockTimer {
  let plan: CorpusPlan
  let sampling: BlockSampling
  let masks: [MaskChoice]
  let engines: [EngineUnderTest]
  let jobs: Int

  /// The number of pixels that are rendered at a time, which bounds the memory.
  private static let pixelsAtOnce = 150_000_000

  /// Reads blocks into the folder, after those that an interrupted run completed there.
  ///
  /// - Parameter body: called with each frame's trials once they are in the folder.
  /// - Throws: `RecordError`, `EngineError`, `PlanningError`, or `RunInterrupted`.
  func read(
    into folder: RunFolderWriter, unless isInterrupted: () -> Bool,
    _ body: (_ trials: [TrialRecord], _ block: Int) -> Void
  ) throws {
    let cores = ProcessorAffinity.cores()
    defer { if !cores.isEmpty { ProcessorAffinity.hold(to: cores) } }
    let sizes = plan.pointsByFrameSize
    var latencies = BlockLatencies()
    let earlier = try recall(from: folder, sizes, &latencies, body)
    // An interrupted run that has gone on to another suite was done with this one.
    guard folder.nextEarlierFrame == nil else { return }
    let started = ContinuousClock.now - .seconds(earlier.seconds)
    var isOver: Bool {
      guard let budget = sampling.budgetSeconds else { return false }
      return ContinuousClock.now - started >= .seconds(budget)
    }
    func write(_ frame: RenderedFrame, _ trials: [TrialRecord], block: Int) throws {
      guard !isInterrupted() else { throw RunInterrupted() }
      try folder.write(frame, trials)
      body(trials, block)
    }
    for block in earlier.blocks..<max(sampling.most, earlier.blocks) {
      let open = sizes.indices.filter { isOpen($0, block: block, isOver: isOver, latencies) }
      guard !open.isEmpty else { return }
      let known = latencies
      let record = try read(
        block, open, on: cores, &latencies,
        while: { isOpen($0, block: block, isOver: isOver, known) },
        { try write($0, $1, block: block) })
      try folder.write(record)
    }
  }

  /// Reads some sizes of frames, given by their indices in `open`, in one block.
  ///
  /// - Parameters:
  ///   - cores: the cores, one of which is for the engines; empty if they cannot be held to one.
  ///   - isOpen: asked about each size before it is read.
  func read(
    _ block: Int, _ open: [Int], on cores: [Int], _ latencies: inout BlockLatencies,
    while isOpen: (Int) -> Bool = { _ in true },
    _ write: (RenderedFrame, [TrialRecord]) throws -> Void
  ) throws -> BlockRecord {
    let sizes = plan.pointsByFrameSize
    let bench = BlockBench(
      engines, core: cores.isEmpty ? nil : cores[block % cores.count], cores: cores)
    defer { bench.quit() }
    try bench.start()
    for size in open.shuffled(seed: plan.seed, block: block) where isOpen(size) {
      try bench.whileReading(frame: plan.frameSize(ofPoint: sizes[size][0])) {
        try read(sizes[size], size: size, block: block, on: bench, &latencies, write)
      }
    }
    return bench.record(suite: plan.suite.name, block: block)
  }

  /// Returns true if frames of a size are read in a further block. Time does not end what has no
  /// interval yet, up to twice the blocks that an interval takes.
  func isOpen(_ size: Int, block: Int, isOver: Bool, _ latencies: BlockLatencies) -> Bool {
    if isOver { return block < 2 * BlockEstimate.fewestBlocks && latencies.lackBlocks(size: size) }
    let looks = BlockEstimate.looks(fewest: sampling.fewest, most: sampling.most)
    return block < sampling.fewest
      || !latencies.arePrecise(size: size, to: sampling.precision, at: looks)
  }

  private func read(
    _ points: [Int], size: Int, block: Int, on bench: BlockBench,
    _ latencies: inout BlockLatencies, _ write: (RenderedFrame, [TrialRecord]) throws -> Void
  ) throws {
    let frames = frames(points, block: block).shuffled(seed: plan.seed, block: block)
    for portion in portions(frames) {
      let frames = try bench.whileRendering { try render(portion) }
      if portion.startIndex == 0 { warmUp(on: frames, bench) }
      for frame in frames {
        let trials = trials(of: frame, size: size, block, bench, &latencies)
        try write(frame, trials)
        latencies.endFrame()
      }
    }
  }

  /// Returns the indices of a block's frames at some points.
  func frames(_ points: [Int], block: Int) -> [Int] {
    plan.suite.symbologies.flatMap { symbology in
      points.compactMap { plan.index(of: symbology, atPoint: $0, sample: block) }
    }
  }

  /// Has every engine read one frame before the turns at a size, and drops the result, so that none
  /// pays for what a process does the first time.
  private func warmUp(on frames: [RenderedFrame], _ bench: BlockBench) {
    for engine in bench.engines {
      let asked = engine.asked(.all)
      let frame = frames.first { $0.record.codes.allSatisfy { asked.contains($0.symbology) } }
      guard let frame else { continue }
      _ = engine.trial(of: frame.image, frame.record, mask: .all, warmup: 0, repeats: 1)
    }
  }

  private func trials(
    of frame: RenderedFrame, size: Int, _ block: Int, _ bench: BlockBench,
    _ latencies: inout BlockLatencies
  ) -> [TrialRecord] {
    let views = plan.suite.views.map { $0.view(of: frame.record) }
    return turns(on: frame.record).shuffled(seed: plan.seed, block: block).map { turn in
      let engine = bench.engines[turn.engine]
      let calls = latencies.calls(
        engine: engine.record.label, mask: turn.mask, frame.record, size: size)
      var trial = engine.trial(
        of: frame.image, frame.record, mask: turn.mask, view: views[turn.view],
        warmup: plan.suite.warmup,
        repeats: max(calls, plan.suite.repeats), isTimed: true)
      trial.timing?.block = block
      trial.timing?.isControl = turn.isControl ? true : nil
      latencies.add(trial, frame.record, size: size, block: block)
      return trial
    }
  }

  func turns(on frame: FrameRecord) -> [Turn] {
    let symbologies = frame.codes.map(\.symbology)
    return Turn.all(
      engines: engines.count, masks: masks.masks(for: symbologies), views: plan.suite.views.count,
      symbologies: symbologies)
  }

  /// Returns the frames in portions whose pixels fit into memory together.
  private func portions(_ frames: [Int]) -> [ArraySlice<Int>] {
    let pixels = frames.first.map { plan[$0].layout.pixels ?? 1 } ?? 1
    let count = max(1, Self.pixelsAtOnce / max(pixels, 1))
    return stride(from: 0, to: frames.count, by: count).map {
      frames[$0..<min($0 + count, frames.count)]
    }
  }

  private func render(_ indices: ArraySlice<Int>) throws -> [RenderedFrame] {
    try RenderedFrames(plan, indices: indices, jobs: jobs).map { try $0.get() }
  }
}

extension Array {
  /// Returns the elements in the order of turns in a block: random, and reversed in each odd block from the one before.
  func shuffled(seed: UInt64, block: Int) -> [Element] {
    var random = SeededGenerator(seed: seed &+ UInt64(block / 2) &* 0x9E37_79B9_7F4A_7C15)
    let shuffled = shuffled(using: &random)
    return block.isMultiple(of: 2) ? shuffled : shuffled.reversed()
  }
}
