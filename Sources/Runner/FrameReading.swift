import Barcodes
import CorpusRendering
import Records

/// A frame with what its engines made of it.
struct ReadFrame: Sendable {
  var task: FrameBatch.Task
  var frame: RenderedFrame
  /// In the order of their turns.
  var trials: [TrialRecord]
}

/// Has engines read the frames of one input, as many at a time as there are jobs, each by processes of its own. How
/// long a call takes there depends on the others, so that reports leave it out; `BlockReading` is for that.
struct FrameReading {
  let input: RunInput
  let masks: [MaskChoice]
  let jobs: Int

  /// - Parameter body: called with each frame in order.
  /// - Throws: what `body` throws, `PlanningError`, `CorpusError` or `PNGError`.
  func read(
    _ batch: FrameBatch, with lanes: EngineLanes, _ body: (ReadFrame) throws -> Void
  ) throws {
    let frames = OrderedWork(count: batch.count, threads: jobs) { lane in
      let source = input.makeSource()
      return { position in
        let task = batch[position]
        let frame = try source(task.frame)
        let engines = lanes.engines(ofLane: lane)
        let trials = trials(of: frame, task, engines: engines, round: position)
        return ReadFrame(task: task, frame: frame, trials: trials)
      }
    }
    for frame in frames { try body(frame.get()) }
  }

  /// Who reads a frame, in which order: where all do, reversed from frame to frame, so that no engine, mask
  /// or view always comes first.
  private func trials(
    of frame: RenderedFrame, _ task: FrameBatch.Task, engines: [EngineUnderTest], round: Int
  ) -> [TrialRecord] {
    let asked = masks.masks(for: frame.record.codes.map(\.symbology))
    let chosen = task.engines.map { $0.map { engines[$0] } } ?? engines
    let views = input.suite.views.map { $0.view(of: frame.record) }
    let turns = chosen.flatMap { engine in
      asked.flatMap { mask in views.map { (engine, mask, $0) } }
    }
    let isReversed = task.engines == nil && !round.isMultiple(of: 2)
    return (isReversed ? turns.reversed() : turns).map { engine, mask, view in
      engine.trial(
        of: frame.image, frame.record, mask: mask, view: view, warmup: input.suite.warmup,
        repeats: input.suite.repeats)
    }
  }
}
