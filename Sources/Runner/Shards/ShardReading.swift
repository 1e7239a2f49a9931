package import CorpusRendering
import Foundation
package import Records

/// Renders and reads the frames of one shard.
package struct ShardReading {
  private let run: PlannedRun
  private let shard: PlannedRun.Shard
  private let input: RunInput
  private let masks: [MaskChoice]?
  private let engines: [EngineUnderTest]
  private let jobs: Int

  /// - Parameters:
  ///   - input: of the shard's suite.
  ///   - masks: instead of the suite's.
  ///   - engines: those of the plan, in its order.
  package init(
    _ run: PlannedRun, _ shard: PlannedRun.Shard, input: RunInput, masks: [MaskChoice]?,
    engines: [EngineUnderTest], jobs: Int
  ) {
    self.run = run
    self.shard = shard
    self.input = input
    self.masks = masks
    self.engines = engines
    self.jobs = jobs
  }

  /// Writes the shard's result.
  ///
  /// - Parameters:
  ///   - scratch: the folder to write it in at first; nil for its own.
  ///   - header: its first line.
  ///   - isInterrupted: asked before each frame is written.
  /// - Returns: whether it has its name: not where another process was first, whose result is as good.
  /// - Throws: `FileError`, `PlanningError`, `CorpusError`, `PNGError` or `RunInterrupted`.
  package func write(
    scratch: String?, header: ShardResultHeader, isInterrupted: () -> Bool,
    progress: (RunProgress) -> Void
  ) throws -> Bool {
    let start = ContinuousClock.now
    let workers = EngineWorkers(engines, count: jobs)
    defer { workers.quit() }
    let writer = try ShardResultWriter(
      path: run.resultPath(of: shard), scratch: scratch, header: header,
      conditions: input.conditions)
    var done = 0
    func write(_ frame: ReadFrame, index: Int) throws {
      try writer.write(frame, index: index)
      done += 1
      progress(
        RunProgress(
          what: "shard \(shard.record.shard), \(shard.record.suite)", done: done,
          total: shard.record.frameCount, allDone: done, trials: frame.trials))
    }
    if let blocks = shard.record.blocks {
      try time(blocks, header: header, unless: isInterrupted, into: writer, write)
    } else {
      let batch = FrameBatch(parts: shard.record.spans.map { FrameBatch.Part($0) })
      let reader = ConcurrentReader(
        input: input, masks: masks ?? input.suite.masks, recorded: [], jobs: jobs)
      try reader.read(batch, with: workers, unless: isInterrupted) { task, frame in
        try write(frame, index: task.frame)
      }
    }
    return try writer.publish(
      seconds: (ContinuousClock.now - start) / .seconds(1), jobs: jobs,
      replacesOld: run.hasResult(of: shard) && !run.hasWholeResult(of: shard))
  }

  /// Times blocks.
  private func time(
    _ blocks: [ShardBlock], header: ShardResultHeader, unless isInterrupted: () -> Bool,
    into writer: ShardResultWriter, _ write: (ReadFrame, _ index: Int) throws -> Void
  ) throws {
    guard case .suite(let plan) = input, let sampling = plan.blockSampling else {
      throw ShardError.unfit(
        path: input.path, reason: "it is not timed in blocks", remedy: "plan the run anew")
    }
    let cores = ProcessorAffinity.cores()
    defer { if !cores.isEmpty { ProcessorAffinity.hold(to: cores) } }
    if let share = MachineLoad.busyShare(), share > Self.mostBusyShare {
      throw ShardError.again(
        path: header.host,
        reason:
          "\(Int(share * 100)) % of its processor time goes to something else, too much for timing")
    }
    let timer = BlockTimer(
      plan: plan, sampling: sampling, masks: masks ?? input.suite.masks, engines: engines,
      jobs: jobs)
    var latencies = BlockLatencies()
    for block in blocks {
      var record = try timer.read(block.block, block.sizes, on: cores, &latencies) { frame in
        guard !isInterrupted() else { throw RunInterrupted() }
        try write(frame, plan.index(ofFrame: frame.frame.record.frame) ?? 0)
      }
      record.machine = header.machine.kind
      record.host = header.host
      try writer.write(record)
    }
  }

  /// Of the machine's processor time before the first block, 0 to 1: half a core of two.
  private static let mostBusyShare = 0.25
}
