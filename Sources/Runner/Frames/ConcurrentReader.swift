import Barcodes
import CorpusRendering
import Records
import Suites

/// A reader that has engines read the frames of one input, as many at a time as there are jobs,
/// each by processes of its own. Durations then depend on the others and are not reported;
/// `BlockTimer` measures them.
struct ConcurrentReader {
  let input: RunInput
  let masks: [MaskChoice]
  /// The recorded engines, whose trials follow those of the engines that read.
  let recorded: [RecordedEngine]
  let jobs: Int

  /// Reads a batch into the folder, except for what an interrupted run left there.
  ///
  /// - Parameter body: called with each frame's task and trials, in order, once written.
  /// - Throws: the errors of `body` and of reading, and `RecordError`.
  func read(
    _ batch: FrameBatch, with workers: EngineWorkers, into folder: RunFolderWriter,
    unless isInterrupted: () -> Bool,
    _ body: (FrameBatch.Task, [TrialRecord]) throws -> Void
  ) throws {
    let first = try recall(batch, with: workers, from: folder, body)
    try read(batch, from: first, with: workers, unless: isInterrupted) { task, frame, trials in
      try folder.write(frame, trials)
      try body(task, trials)
    }
  }

  /// - Parameter body: called with each frame's task and trials, in order.
  /// - Throws: its errors, `PlanningError`, `CorpusError`, `PNGError`, or `RunInterrupted`.
  func read(
    _ batch: FrameBatch, from first: Int = 0, with workers: EngineWorkers,
    unless isInterrupted: () -> Bool,
    _ body: (FrameBatch.Task, RenderedFrame, [TrialRecord]) throws -> Void
  ) throws {
    guard first < batch.count else { return }
    let frames = OrderedParallelMap(count: batch.count - first, threads: jobs) { worker in
      let source = input.makeSource()
      return { number in
        let task = batch[first + number]
        let frame = try source(task.frame)
        return (frame, trials(of: frame, task, engines: workers.engines(ofWorker: worker)))
      }
    }
    for (number, frame) in frames.enumerated() {
      // What engines answered that were ended by the interruption is not a result.
      guard !isInterrupted() else {
        workers.abandon()
        throw RunInterrupted()
      }
      let (frame, trials) = try frame.get()
      try body(batch[first + number], frame, trials)
    }
  }

  /// Restores what an interrupted run left of a batch, and returns the number of frames.
  private func recall(
    _ batch: FrameBatch, with workers: EngineWorkers, from folder: RunFolderWriter,
    _ body: (FrameBatch.Task, [TrialRecord]) throws -> Void
  ) throws -> Int {
    guard folder.nextEarlierFrame != nil else {
      try folder.endRecalling()
      return 0
    }
    let source = input.makeSource()
    let engines = workers.engines(ofWorker: 0)
    for position in 0..<batch.count {
      let task = batch[position]
      let recalled = try folder.recall(
        input.name(ofFrame: task.frame), from: input.origin(ofFrame: task.frame),
        asked: { frame in
          turns(frame, task, engines: engines).map { engine, mask, view in
            TrialIdentity(engine: engine.record.label, mask: mask, view: view.name)
          } + recordedTrials(of: frame).map { TrialIdentity($0) }
        }, image: { try source(task.frame).image })
      guard let recalled else { return position }
      engines.recall(recalled.trials)
      try body(task, recalled.trials)
    }
    return batch.count
  }

  private func trials(
    of frame: RenderedFrame, _ task: FrameBatch.Task, engines: [EngineUnderTest]
  ) -> [TrialRecord] {
    turns(frame.record, task, engines: engines).map { engine, mask, view in
      engine.trial(
        of: frame.image, frame.record, mask: mask, view: view, warmup: input.suite.warmup,
        repeats: input.suite.repeats)
    } + recordedTrials(of: frame.record)
  }

  private func recordedTrials(of frame: FrameRecord) -> [TrialRecord] {
    let asked = masks.masks(for: frame.codes.map(\.symbology))
    return recorded.flatMap { engine in
      asked.flatMap { mask in
        input.suite.views.map { engine.trial(of: frame, mask: mask, view: $0.view(of: frame)) }
      }
    }
  }

  /// Returns the turns on a frame, reversed from frame to frame if all engines read it, so that no
  /// engine, mask or view always comes first.
  private func turns(
    _ frame: FrameRecord, _ task: FrameBatch.Task, engines: [EngineUnderTest]
  ) -> [(EngineUnderTest, FormatMask, FrameView)] {
    let asked = masks.masks(for: frame.codes.map(\.symbology))
    let chosen = task.engines.map { $0.map { engines[$0] } } ?? engines
    let views = input.suite.views.map { $0.view(of: frame) }
    let turns = chosen.flatMap { engine in
      asked.flatMap { mask in views.map { (engine, mask, $0) } }
    }
    return task.engines == nil && !task.position.isMultiple(of: 2) ? turns.reversed() : turns
  }
}
