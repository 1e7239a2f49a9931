import Barcodes
import CorpusRendering
import Foundation
import Records
import Suites
import Synchronization

/// A reader of a suite's streams: of each scan engines read what its scanners want, until none
/// wants more. An answer's time decides which frame a busy reader gets next, so one engine reads at
/// a time, and each call is timed. Other scans are rendered meanwhile on the remaining cores.
final class StreamReader: Sendable {
  let plan: CorpusPlan
  private let stream: StreamRecord
  private let masks: [MaskChoice]
  private let engines: [EngineUnderTest]
  /// Held while an engine reads, whichever thread asks it.
  private let turn = Mutex(())
  private let jobs: Int

  init(
    plan: CorpusPlan, stream: StreamRecord, masks: [MaskChoice], engines: [EngineUnderTest],
    jobs: Int
  ) {
    (self.plan, self.stream, self.masks) = (plan, stream, masks)
    (self.engines, self.jobs) = (engines, jobs)
  }

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
      return { [self] in try read(first + $0, with: renderer) }
    }
    do {
      for (number, frames) in scans.enumerated() {
        try write(
          frames.get(), ofScan: first + number, to: folder, with: renderer, unless: isInterrupted,
          body)
      }
    } catch is RunInterrupted {
      for engine in engines { engine.abandon() }
      throw RunInterrupted()
    }
  }

  /// Restores the scans that an interrupted run has left, completes the one in which it was broken
  /// off, and returns the number of scans done.
  private func recall(
    from folder: RunFolderWriter, with renderer: FrameRenderer, unless isInterrupted: () -> Bool,
    _ body: ([TrialRecord], Int) -> Void
  ) throws -> Int {
    for scan in 0..<plan.scanCount {
      guard folder.nextEarlierFrame != nil else {
        try folder.endRecalling()
        return scan
      }
      let earlier = try recall(scan, from: folder, with: renderer) { body($0, scan) }
      let rest =
        earlier.isWhole ? [] : try read(scan, from: earlier.reading, with: renderer)
      try write(
        rest, ofScan: scan, after: earlier.frames, to: folder, with: renderer,
        unless: isInterrupted, body)
      if !earlier.isWhole { return scan + 1 }
    }
    return plan.scanCount
  }

  /// Restores the part of a scan that an interrupted run has left, with the reading so far; nil if nothing is left.
  private func recall(
    _ scan: Int, from folder: RunFolderWriter, with renderer: FrameRenderer,
    _ body: ([TrialRecord]) -> Void
  ) throws -> (frames: [ReadFrame], reading: ScanReading?, isWhole: Bool) {
    var frames: [ReadFrame] = []
    var reading: ScanReading?
    repeat {
      let index = plan.index(ofFrame: reading?.next?.frame ?? 0, inScan: scan)
      let taken = try folder.recall(
        plan.name(ofFrame: index), from: (plan[index].seed, nil),
        asked: { record in
          let reading = reading ?? self.reading(record)
          return (reading.next?.turns ?? []).map { identity(of: $0) }
        },
        image: { try renderer.image(plan[index]) })
      // The first frame that is missing.
      guard let taken else { return (frames, reading, false) }
      engines.recall(taken.trials)
      var next = reading ?? self.reading(taken.record)
      next.take(taken.trials)
      reading = next
      frames.append(taken)
      body(taken.trials)
    } while reading?.next != nil
    return (frames, reading, true)
  }

  /// Reads a scan, or the rest of it.
  private func read(
    _ scan: Int, from begun: ScanReading? = nil, with renderer: FrameRenderer
  ) throws -> [ReadFrame] {
    var reading = begun
    var frames: [ReadFrame] = []
    repeat {
      let number = reading?.next?.frame ?? 0
      let frame = try renderer.render(plan[plan.index(ofFrame: number, inScan: scan)])
      var next = reading ?? self.reading(frame.record)
      let trials = try trials(of: frame, next.next?.turns ?? [], isFirst: frames.isEmpty)
      next.take(trials)
      reading = next
      frames.append((frame.record, trials))
    } while reading?.next != nil
    return frames
  }

  /// The reading of a scan, before any of its frames is read.
  private func reading(_ first: FrameRecord) -> ScanReading {
    ScanReading(
      stream, turns: turns(on: first), handedOver: plan.handedOverNanoseconds,
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
      engine: engines[turn.engine].record.label, mask: turn.mask,
      view: plan.suite.views[turn.view].name)
  }

  /// Waits for each turn until no engine reads.
  ///
  /// - Parameter isFirst: true if nothing of the scan was read before. An uncounted call then comes
  ///   first, as an application's reader has read frames before a scan.
  /// - Throws: `RunInterrupted` if the engines were ended.
  private func trials(of frame: RenderedFrame, _ turns: [Turn], isFirst: Bool) throws
    -> [TrialRecord]
  {
    let views = plan.suite.views.map { $0.view(of: frame.record) }
    return try turns.map { next in
      try turn.withLock { _ in
        let engine = engines[next.engine]
        guard !engine.isAbandoned else { throw RunInterrupted() }
        return engine.trial(
          of: frame.image, frame.record, mask: next.mask, view: views[next.view],
          warmup: isFirst ? 1 : 0, repeats: 1, isTimed: true)
      }
    }
  }
}

/// The scans of a plan, one after the other, whose frames have numbers of their own.
extension CorpusPlan {
  var scanCount: Int { count / framesPerScan }

  func index(ofFrame frame: Int, inScan scan: Int) -> Int { scan * framesPerScan + frame }

  /// The time at which each frame of a scan is handed over, by the stream's clock.
  fileprivate var handedOverNanoseconds: [Int64] {
    (0..<framesPerScan).compactMap { suite.stream?.handedOverNanoseconds(ofFrame: $0) }
  }
}
