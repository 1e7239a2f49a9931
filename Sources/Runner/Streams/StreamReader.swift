import Barcodes
import CorpusRendering
import Foundation
import Records
import Suites

/// A reader of a suite's streams: of each scan engines read what its scanners want, until none
/// wants more. An answer's time decides which frame a busy reader gets next, so one engine reads at
/// a time, and each call is timed. Other scans are rendered meanwhile on the remaining cores.
struct StreamReader {
  let plan: CorpusPlan
  let stream: StreamRecord
  let masks: [MaskChoice]
  let engines: EnginesInTurn
  let jobs: Int

  /// Reads all scans into the folder, except for what an interrupted run has left there.
  ///
  /// - Parameter body: called with each frame's trials once written, and its scan from 0.
  /// - Throws: `PlanningError`, `PNGError`, `RecordError`, or `RunInterrupted`.
  func read(
    into folder: RunFolderWriter, unless isInterrupted: () -> Bool,
    _ body: (_ trials: [TrialRecord], _ scan: Int) -> Void
  ) throws {
    let renderer = FrameRenderer()
    let first = try recall(from: folder, with: renderer, unless: isInterrupted, body)
    let scans = OrderedParallelMap(count: plan.scanCount - first, threads: jobs) { [self] _ in
      let renderer = FrameRenderer()
      return { try read(scan(first + $0), with: renderer) }
    }
    do {
      for (number, frames) in scans.enumerated() {
        try write(
          frames.get(), of: scan(first + number), to: folder, with: renderer,
          unless: isInterrupted, body)
      }
    } catch is RunInterrupted {
      engines.abandon()
      throw RunInterrupted()
    }
  }

  private func scan(_ number: Int) -> StreamScan { StreamScan(plan, number: number) }

  /// Restores the scans that an interrupted run has left, completes the one in which it was broken
  /// off, and returns the number of scans done.
  private func recall(
    from folder: RunFolderWriter, with renderer: FrameRenderer, unless isInterrupted: () -> Bool,
    _ body: ([TrialRecord], Int) -> Void
  ) throws -> Int {
    for number in 0..<plan.scanCount {
      guard folder.nextEarlierFrame != nil else {
        try folder.endRecalling()
        return number
      }
      let scan = scan(number)
      let earlier = try recall(scan, from: folder, with: renderer) { body($0, number) }
      let rest =
        earlier.isWhole ? [] : try read(scan, from: earlier.reading, with: renderer)
      try write(
        rest, of: scan, after: earlier.frames, to: folder, with: renderer,
        unless: isInterrupted, body)
      if !earlier.isWhole { return number + 1 }
    }
    return plan.scanCount
  }

  /// Restores the part of a scan that an interrupted run has left, with the reading so far; nil if nothing is left.
  private func recall(
    _ scan: StreamScan, from folder: RunFolderWriter, with renderer: FrameRenderer,
    _ body: ([TrialRecord]) -> Void
  ) throws -> (frames: [ReadFrame], reading: ScanReading?, isWhole: Bool) {
    var frames: [ReadFrame] = []
    var reading: ScanReading?
    repeat {
      let frame = reading?.next?.frame ?? 0
      let taken = try folder.recall(
        scan.name(ofFrame: frame),
        from: (plan[scan.index(ofFrame: frame)].seed, nil),
        asked: { record in
          let reading = reading ?? self.reading(of: scan, record)
          return (reading.next?.turns ?? []).map { identity(of: $0) }
        },
        image: { try renderer.image(plan[scan.index(ofFrame: frame)]) })
      // The first frame that is missing.
      guard let taken else { return (frames, reading, false) }
      engines.recall(taken.trials)
      var next = reading ?? self.reading(of: scan, taken.record)
      next.take(taken.trials)
      reading = next
      frames.append(taken)
      body(taken.trials)
    } while reading?.next != nil
    return (frames, reading, true)
  }

  /// Reads a scan, or the rest of it.
  private func read(
    _ scan: StreamScan, from begun: ScanReading? = nil, with renderer: FrameRenderer
  ) throws -> [ReadFrame] {
    var reading = begun
    var frames: [ReadFrame] = []
    repeat {
      let number = reading?.next?.frame ?? 0
      let frame = try renderer.render(plan[scan.index(ofFrame: number)])
      var next = reading ?? self.reading(of: scan, frame.record)
      let trials = try trials(of: frame, next.next?.turns ?? [], isFirst: frames.isEmpty)
      next.take(trials)
      reading = next
      frames.append((frame.record, trials))
    } while reading?.next != nil
    return frames
  }

  private func reading(of scan: StreamScan, _ first: FrameRecord) -> ScanReading {
    ScanReading(
      stream, turns: turns(on: first), handedOver: scan.handedOver,
      codes: Set(first.codes.map { CanonicalContent($0.symbology, $0.bytesBase64.bytes) }))
  }

  private func turns(on frame: FrameRecord) -> [Turn] {
    let asked = masks.masks(for: frame.codes.map(\.symbology))
    return engines.indices.flatMap { engine in
      asked.flatMap { mask in
        plan.suite.views.indices.map { Turn(engine: engine, mask: mask, view: $0) }
      }
    }
  }

  private func identity(of turn: Turn) -> TrialIdentity {
    TrialIdentity(
      engine: engines.label(of: turn.engine), mask: turn.mask,
      view: plan.suite.views[turn.view].name)
  }

  /// - Parameter isFirst: true if nothing of the scan was read before. An uncounted call then comes
  ///   first, as an application's reader has read frames before a scan.
  private func trials(of frame: RenderedFrame, _ turns: [Turn], isFirst: Bool) throws
    -> [TrialRecord]
  {
    let views = plan.suite.views.map { $0.view(of: frame.record) }
    return try turns.map { turn in
      try engines.withEngine(turn.engine) { engine in
        engine.trial(
          of: frame.image, frame.record, mask: turn.mask, view: views[turn.view],
          warmup: isFirst ? 1 : 0, repeats: 1, isTimed: true)
      }
    }
  }
}
