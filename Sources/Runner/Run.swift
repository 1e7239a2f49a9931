import Barcodes
import CorpusRendering
package import Records
package import Suites

/// A run: the frames of every input through every engine, under every mask.
package struct Run {
  package var inputs: [RunInput]
  package var engines: [EngineUnderTest]
  /// The readers known only from recordings, which count in inputs with fixed frames.
  package var recorded: [RecordedEngine]
  /// The masks to use instead of each suite's own.
  package var masks: [MaskChoice]?
  /// The number of frames in work at a time.
  package var jobs: Int
  /// True if all engines read the same frames, untimed and whatever the results: of a suite that
  /// adapts or is timed in blocks, those that are read in any case.
  package var readsFixedFrames: Bool
  /// The part of the run that is read; nil for all.
  package var part: PartPlace?

  package init(
    inputs: [RunInput], engines: [EngineUnderTest], recorded: [RecordedEngine] = [],
    masks: [MaskChoice]?, jobs: Int, readsFixedFrames: Bool = false, part: PartPlace? = nil
  ) {
    self.inputs = inputs
    self.engines = engines
    self.recorded = recorded
    self.masks = masks
    self.jobs = jobs
    self.readsFixedFrames = readsFixedFrames
    self.part = part
  }

  /// Measures, writing each trial as it ends, and returns the number of different frames. First it
  /// restores what an interrupted run has left in the folder.
  ///
  /// One function: the count of frames goes through all of it.
  ///
  /// - Parameters:
  ///   - isInterrupted: asked before each frame is written.
  ///   - ended: called when an input is done, with all its results in the folder.
  /// - Throws: `PlanningError`, `CorpusError`, `PNGError`, `RecordError`, or `RunInterrupted`.
  @discardableResult package func measure(
    into folder: RunFolderWriter, isInterrupted: () -> Bool = { false },
    ended: (RunInput) -> Void = { _ in }, progress: (RunProgress) -> Void
  ) throws -> Int {
    let workers = EngineWorkers(engines, count: jobs)
    defer { workers.quit() }
    var (done, before) = (0, 0)
    var frames = 0
    // The names of a suite's frames, if they may come again: its sampling adapts.
    var seen: Set<String>?
    var isRecalled = folder.nextEarlierFrame != nil
    func count(_ trials: [TrialRecord], of what: String, total: Int) {
      done += 1
      // A frame without a code is asked for nothing where the mask is its own symbologies.
      if let frame = trials.first?.frame, seen?.insert(frame).inserted != false { frames += 1 }
      progress(
        RunProgress(
          what: what, done: done - before, total: max(total, done - before), frames: frames,
          trials: trials, isRecalled: isRecalled))
      isRecalled = folder.nextEarlierFrame != nil
    }
    let shares = part.map { PartShares(inputs, parts: $0.count) }
    for (place, input) in inputs.enumerated() {
      before = done
      seen = input.adaptivePlan == nil ? nil : []
      if let whole = shares?.part(ofWhole: place), whole != part?.number { continue }
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
      } else if !readsFixedFrames, let stream = input.stream, case .suite(let plan) = input {
        let reader = StreamReader(
          plan: plan, stream: stream, masks: masks ?? input.suite.masks,
          engines: engines, jobs: jobs)
        try reader.read(into: folder, unless: isInterrupted) { trials, scan in
          // As many frames for each of the scans to come as for those before.
          let share = Double(plan.scanCount) / Double(scan + 1)
          count(
            trials, of: "\(plan.suite.name), scan \(scan + 1) of \(plan.scanCount)",
            total: Int(Double(done - before + 1) * share))
        }
      } else {
        let reading = ConcurrentReader(
          input: input, masks: masks ?? input.suite.masks,
          recorded: input.hasFixedFrames ? recorded : [], jobs: jobs)
        let isRead = shares.map { shares in
          { (frame: Int) in shares.part(ofFrame: frame, ofInput: place) == part?.number }
        }
        try readBatches(of: input, isRead) { batch, what, body in
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
    return frames
  }

  /// Reads the frames of an untimed input, batch by batch, until all is decided or may not go on.
  ///
  /// - Parameter isRead: returns true if a frame is in the part that is read; nil for all.
  private func readBatches(
    of input: RunInput, _ isRead: ((_ frame: Int) -> Bool)?,
    _ read: (FrameBatch, String, (FrameBatch.Task, [TrialRecord]) -> Void) throws -> Void
  ) throws {
    var batches = BatchSequence(
      input, claims: engines.map { Set($0.record.symbologies) }, isFixed: readsFixedFrames,
      isRead: isRead)
    while let batch = batches.next() {
      let decided = batches.decided.map { ", \($0.count) of \($0.total) verdicts" } ?? ""
      try read(batch, input.suite.name + decided) { batches.add($0, reads: $1.map(\.readsFrame)) }
    }
  }
}

package struct RunProgress: Equatable {
  /// The suite, with the number of verdicts found if sampling adapts.
  package var what: String
  /// The number of times that a frame of the suite was read: of one whose sampling adapts, an
  /// engine may read a frame later than others.
  package var done: Int
  /// What that number will be; if sampling adapts, as far as is known.
  package var total: Int
  /// The number of different frames read of all suites.
  package var frames: Int
  package var trials: [TrialRecord] = []
  /// True if the frame was taken from an interrupted run instead of being measured.
  package var isRecalled = false
}
