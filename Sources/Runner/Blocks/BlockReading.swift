import Barcodes
import CorpusRendering
import Records
import Statistics

/// Has engines read a suite in blocks, timed: what is compared takes turns on the same frames on the same core,
/// one process active at a time.
///
/// A block has fresh processes of all engines and a fresh frame of every point. Its frames are read in random
/// order, each by every engine with every mask before the next one comes; odd blocks reverse the order of the even
/// ones before them, so that nothing always comes first. The core alternates from block to block, since those of a
/// shared machine can run at different speeds; the bench stays on the others, and renders before it measures.
struct BlockReading {
  let plan: CorpusPlan
  let sampling: BlockSampling
  let masks: [MaskChoice]
  let engines: [EngineUnderTest]
  let jobs: Int

  /// Frames are rendered so many pixels at a time, which bounds the memory.
  private static let pixelsAtOnce = 150_000_000

  /// - Parameters:
  ///   - write: takes each frame with its trials.
  ///   - end: takes each block when it has ended.
  /// - Throws: what `write` and `end` throw, `EngineError` or `PlanningError`.
  func read(
    write: (ReadFrame, _ block: Int) throws -> Void, end: (BlockRecord) throws -> Void
  ) throws {
    let cores = ProcessorAffinity.cores()
    defer { if !cores.isEmpty { ProcessorAffinity.hold(to: cores) } }
    let started = ContinuousClock.now
    let sizes = plan.pointsByFrameSize
    var latencies = BlockLatencies()
    var isOver: Bool {
      guard let budget = sampling.budgetSeconds else { return false }
      return ContinuousClock.now - started >= .seconds(budget)
    }
    for block in 0..<sampling.most {
      let open = sizes.indices.filter { size in
        block < sampling.fewest || !latencies.arePrecise(size: size, to: sampling.precision)
      }
      guard !open.isEmpty, !isOver else { return }
      let bench = BlockBench(
        engines, core: cores.isEmpty ? nil : cores[block % cores.count], cores: cores)
      defer { bench.quit() }
      try bench.start()
      let order = order(block)
      for size in order.shuffled(open) where !isOver {
        try read(sizes[size], size: size, block: block, order, on: bench, &latencies, write)
      }
      try end(bench.record(suite: plan.suite.name, block: block))
    }
  }

  private func read(
    _ points: [Int], size: Int, block: Int, _ order: BlockOrder, on bench: BlockBench,
    _ latencies: inout BlockLatencies, _ write: (ReadFrame, _ block: Int) throws -> Void
  ) throws {
    let frames = order.shuffled(
      plan.suite.symbologies.flatMap { symbology in
        points.compactMap { plan.index(of: symbology, atPoint: $0, sample: block) }
      })
    for portion in portions(frames) {
      let frames = try bench.whileRendering { try render(portion) }
      if portion.startIndex == 0 { warmUp(on: frames.map(\.frame), bench) }
      for frame in frames {
        let read = read(
          frame.frame, index: frame.index, size: size, block, order, bench, &latencies)
        try write(read, block)
        latencies.endFrame()
      }
    }
  }

  /// Has every engine read a frame of a size once before the turns at that size, so that none of them pays for what a
  /// process does the first time. What comes of it is dropped.
  private func warmUp(on frames: [RenderedFrame], _ bench: BlockBench) {
    for engine in bench.engines {
      let asked = engine.asked(.all)
      let frame = frames.first { $0.record.codes.allSatisfy { asked.contains($0.symbology) } }
      guard let frame else { continue }
      _ = engine.trial(of: frame.image, frame.record, mask: .all, warmup: 0, repeats: 1)
    }
  }

  private func read(
    _ frame: RenderedFrame, index: Int, size: Int, _ block: Int, _ order: BlockOrder,
    _ bench: BlockBench, _ latencies: inout BlockLatencies
  ) -> ReadFrame {
    let symbologies = frame.record.codes.map(\.symbology)
    let views = plan.suite.views.map { $0.view(of: frame.record) }
    let visits = Visit.all(
      engines: engines.count, masks: masks.masks(for: symbologies), views: views.count,
      symbologies: symbologies)
    let trials = order.shuffled(visits).map { visit in
      let engine = bench.engines[visit.engine]
      let calls = latencies.calls(
        engine: engine.record.label, mask: visit.mask, frame.record, size: size)
      var trial = engine.trial(
        of: frame.image, frame.record, mask: visit.mask, view: views[visit.view],
        warmup: plan.suite.warmup,
        repeats: max(calls, plan.suite.repeats), isTimed: true)
      trial.timing?.block = block
      trial.timing?.isControl = visit.isControl ? true : nil
      latencies.add(trial, frame.record, size: size, block: block)
      return trial
    }
    return ReadFrame(task: FrameBatch.Task(frame: index), frame: frame, trials: trials)
  }

  /// Frames whose pixels fit the memory together.
  private func portions(_ frames: [Int]) -> [ArraySlice<Int>] {
    let pixels = frames.first.map { plan[$0].layout.pixels ?? 1 } ?? 1
    let count = max(1, Self.pixelsAtOnce / max(pixels, 1))
    return stride(from: 0, to: frames.count, by: count).map {
      frames[$0..<min($0 + count, frames.count)]
    }
  }

  private func render(
    _ indices: ArraySlice<Int>
  ) throws -> [(index: Int, frame: RenderedFrame)] {
    let frames = RenderedFrames(plan, indices: indices, jobs: jobs)
    return try zip(indices, Array(frames)).map { ($0, try $1.get()) }
  }

  private func order(_ block: Int) -> BlockOrder { BlockOrder(seed: plan.seed, block: block) }
}

/// The order of turns in a block: random, and in each odd block the reverse of that in the block before.
struct BlockOrder {
  private let seed: UInt64
  private let isReversed: Bool

  init(seed: UInt64, block: Int) {
    self.seed = seed &+ UInt64(block / 2) &* 0x9E37_79B9_7F4A_7C15
    isReversed = !block.isMultiple(of: 2)
  }

  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var random = SeededGenerator(seed: seed)
    let shuffled = elements.shuffled(using: &random)
    return isReversed ? shuffled.reversed() : shuffled
  }
}
