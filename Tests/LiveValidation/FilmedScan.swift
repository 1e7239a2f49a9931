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

  /// Read on the virtual clock: with the engine's own durations, as scans are simulated, and with what each call took in all, the way
  /// of the picture to the engine's process and that of the answer included, as whoever hands frames over in real time waits for it.
  func simulated(
    by engine: EngineUnderTest, dropping: DroppingPolicy
  ) -> (own: Course, whole: Course) {
    var trials: [Int: TrialRecord] = [:]
    let own = simulated(by: engine, dropping, &trials) { $0.busyNanoseconds }
    let whole = simulated(by: engine, dropping, &trials) {
      $0.timing?.roundTripNanoseconds ?? $0.busyNanoseconds
    }
    return (own, whole)
  }

  /// - Parameter trials: by the frame, those that are there already; frames that are wanted besides are read.
  private func simulated(
    by engine: EngineUnderTest, _ dropping: DroppingPolicy, _ trials: inout [Int: TrialRecord],
    lasting nanoseconds: (TrialRecord) -> Int64?
  ) -> Course {
    var clock = ScannerClock(handedOver: handedOver, dropping: dropping)
    var course = Course()
    while let frame = clock.wanted {
      let trial = trials[frame] ?? trial(of: frame, by: engine)
      trials[frame] = trial
      let event = clock.read(lasting: nanoseconds(trial) ?? 0)
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
      of: frames[frame].image, frames[frame].record, mask: .all, warmup: 0, repeats: 1,
      isTimed: true)
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
