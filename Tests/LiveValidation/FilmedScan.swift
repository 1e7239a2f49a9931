import Barcodes
import CorpusRendering
import LiveScanner
import Records
import Runner

/// One scan whose frames are all in memory, and an engine that reads it.
struct FilmedScan {
  /// What became of a scan, up to its end.
  struct Course {
    var read: Set<Int> = []
    /// When the first right content was there, in nanoseconds; nil where none was.
    var doneAt: Int64?
  }

  let frames: [RenderedFrame]
  let handedOver: [Int64]
  private let right: Set<CanonicalContent>

  /// - Parameter first: the scan's first frame in the plan.
  init(_ plan: CorpusPlan, first: Int) throws {
    let indices = Array(first..<first + plan.framesPerScan)
    frames = try RenderedFrames(plan, indices: indices, jobs: 2).map { try $0.get() }
    handedOver = frames.compactMap(\.record.stream?.handedOverNanoseconds)
    right = Set(
      frames[0].record.codes.map { CanonicalContent($0.symbology, $0.bytesBase64.bytes) })
  }

  /// Read on the virtual clock, with the engine's own durations.
  func simulated(by engine: EngineUnderTest, dropping: DroppingPolicy) -> Course {
    var clock = ScannerClock(handedOver: handedOver, dropping: dropping)
    var course = Course()
    while let frame = clock.wanted {
      let trial = trial(of: frame, by: engine)
      let event = clock.read(lasting: trial.busyNanoseconds ?? 0)
      course.take(trial, frame, at: event.answeredAt, right)
    }
    return course
  }

  /// Handed over in real time.
  func fed(to engine: EngineUnderTest, dropping: DroppingPolicy) -> Course {
    let feeder = StreamFeeder(due: handedOver, dropping: dropping)
    var course = Course()
    feeder.begin()
    while let frame = feeder.next() {
      let trial = trial(of: frame, by: engine)
      course.take(trial, frame, at: feeder.now, right)
    }
    return course
  }

  /// Has the engine read a frame that does not count.
  func warmUp(_ engine: EngineUnderTest) { _ = trial(of: 0, by: engine) }

  private func trial(of frame: Int, by engine: EngineUnderTest) -> TrialRecord {
    engine.trial(
      of: frames[frame].image, frames[frame].record, mask: .all, warmup: 0, repeats: 1)
  }
}

extension FilmedScan.Course {
  fileprivate mutating func take(
    _ trial: TrialRecord, _ frame: Int, at time: Int64, _ right: Set<CanonicalContent>
  ) {
    read.insert(frame)
    if doneAt == nil, trial.liveContents.contains(where: right.contains) { doneAt = time }
  }
}
