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
      path: run.resultPath(of: shard), scratch: scratch, header: header)
    let batch = FrameBatch(parts: shard.record.spans.map { FrameBatch.Part($0) })
    let reader = ConcurrentReader(
      input: input, masks: masks ?? input.suite.masks, recorded: [], jobs: jobs)
    var done = 0
    try reader.read(batch, with: workers, unless: isInterrupted) { task, frame in
      try writer.write(frame, index: task.frame)
      done += 1
      progress(
        RunProgress(
          what: "shard \(shard.record.shard), \(shard.record.suite)", done: done,
          total: batch.count, allDone: done, trials: frame.trials))
    }
    return try writer.publish(
      seconds: (ContinuousClock.now - start) / .seconds(1), jobs: jobs,
      replacesOld: run.hasResult(of: shard) && !run.hasWholeResult(of: shard))
  }
}
