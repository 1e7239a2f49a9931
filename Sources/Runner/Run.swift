import Barcodes
package import CorpusRendering
package import Records

/// One run: the frames of every input through every engine, under every mask.
package struct Run {
  package var inputs: [RunInput]
  package var engines: [EngineUnderTest]
  /// Readers of which only what they said elsewhere is at hand; of photographs alone.
  package var recorded: [RecordedEngine]
  /// Instead of each suite's own masks.
  package var masks: [MaskChoice]?
  /// How many frames are worked on at a time.
  package var jobs: Int
  /// Whether all engines read the same frames, untimed, whatever comes of them: of a suite that adapts or that is timed in
  /// blocks, those that are read in any case.
  package var readsFixedFrames: Bool

  package init(
    inputs: [RunInput], engines: [EngineUnderTest], recorded: [RecordedEngine] = [],
    masks: [MaskChoice]?, jobs: Int,
    readsFixedFrames: Bool = false
  ) {
    self.inputs = inputs
    self.engines = engines
    self.recorded = recorded
    self.masks = masks
    self.jobs = jobs
    self.readsFixedFrames = readsFixedFrames
  }

  /// Measures, writing each trial as it ends; takes in first what an interrupted run has left in the folder.
  ///
  /// One function: the count of frames goes through all of it.
  ///
  /// - Parameters:
  ///   - isInterrupted: asked before each frame is written.
  ///   - ended: called when an input is done with; all that was written of it is in the folder.
  /// - Returns: how many frames were read.
  /// - Throws: `PlanningError`, `CorpusError`, `PNGError`, `RecordError`, or `RunInterrupted`.
  @discardableResult package func measure(
    into folder: RunFolderWriter, isInterrupted: () -> Bool = { false },
    ended: (RunInput) -> Void = { _ in }, progress: (RunProgress) -> Void
  ) throws -> Int {
    let workers = EngineWorkers(engines, count: jobs)
    defer { workers.quit() }
    var (done, before) = (0, 0)
    func count(_ trials: [TrialRecord], of what: String, total: Int) {
      done += 1
      progress(
        RunProgress(
          what: what, done: done - before, total: max(total, done - before), allDone: done,
          trials: trials, isRecalled: folder.nextEarlierFrame != nil))
    }
    for input in inputs {
      before = done
      if !readsFixedFrames, let sampling = input.blockSampling, case .suite(let plan) = input {
        let timer = BlockTimer(
          plan: plan, sampling: sampling, masks: masks ?? input.suite.masks, engines: engines,
          jobs: jobs)
        let perBlock = input.count / sampling.most
        try timer.read(into: folder, unless: isInterrupted) { trials, block in
          count(
            trials, of: "\(plan.suite.name), block \(block + 1)",
            total: max(sampling.fewest, block + 1) * perBlock)
        }
      } else {
        let reading = ConcurrentReader(
          input: input, masks: masks ?? input.suite.masks,
          recorded: input.isOfPhotographs ? recorded : [], jobs: jobs)
        try readBatches(of: input) { batch, what, body in
          let total = done - before + batch.count
          try reading.read(batch, with: workers, into: folder, unless: isInterrupted) {
            task, trials in
            body(task, trials)
            count(trials, of: what, total: total)
          }
        }
      }
      ended(input)
    }
    return done
  }

  /// Reads the frames of an input that is not timed.
  ///
  /// - Parameter read: reads a batch, and hands its trials on when they are written.
  private func readBatches(
    of input: RunInput,
    _ read: (FrameBatch, String, (FrameBatch.Task, [TrialRecord]) -> Void) throws -> Void
  ) throws {
    if readsFixedFrames {
      try read(input.fixedBatch, input.suite.name) { _, _ in }
    } else if let (plan, sampling) = input.adaptivePlan {
      try sample(plan, sampling, read)
    } else {
      try read(input.firstBatch, input.suite.name) { _, _ in }
    }
  }

  /// Reads a plan batch by batch, until everything is decided or may not go on.
  private func sample(
    _ plan: CorpusPlan, _ sampling: AdaptiveSampling,
    _ read: (FrameBatch, String, (FrameBatch.Task, [TrialRecord]) -> Void) throws -> Void
  ) throws {
    let claims = engines.map { Set($0.record.symbologies) }
    var sampler = AdaptiveSampler(plan, sampling, claims: claims)
    while true {
      let batch = sampler.nextBatch()
      guard batch.count > 0 else { return }
      let (decided, sweeps) = sampler.decided
      try read(batch, "\(plan.suite.name), \(decided) of \(sweeps) verdicts") { task, trials in
        for (engine, trial) in zip(task.engines ?? [], trials) {
          sampler.add(frame: task.frame, engine: engine, isRead: trial.readsFrame)
        }
      }
    }
  }
}

/// The run was told to stop; what it has written is whole, and it can go on.
package struct RunInterrupted: Error {}

/// How far a run is.
package struct RunProgress: Equatable {
  /// The suite, and how many verdicts are found where sampling adapts.
  package var what: String
  /// Frames read of the suite.
  package var done: Int
  /// Frames of the suite; where sampling adapts, as far as is known.
  package var total: Int
  /// Frames read of all suites.
  package var allDone: Int
  /// Of the frame.
  package var trials: [TrialRecord] = []
  /// Whether the frame was not measured, but taken from an interrupted run.
  package var isRecalled = false
}

extension RunInput {
  /// What is read in any case.
  fileprivate var fixedBatch: FrameBatch {
    guard case .suite(let plan) = self else { return firstBatch }
    return FrameBatch(plan.fixedFrames.map { FrameSpan(indices: $0) })
  }

  /// What is read at first: all frames, or those of the start where sampling adapts.
  fileprivate var firstBatch: FrameBatch {
    if let sampling = blockSampling {
      return FrameBatch([FrameSpan(indices: 0..<count / sampling.most * sampling.fewest)])
    }
    guard let (plan, sampling) = adaptivePlan else {
      return FrameBatch([FrameSpan(indices: 0..<count)])
    }
    return FrameBatch(
      [FrameSpan(indices: 0..<plan.suite.symbologies.count * plan.pointCount * sampling.start)])
  }
}
