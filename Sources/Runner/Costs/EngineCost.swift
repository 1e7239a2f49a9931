import Barcodes
package import CorpusRendering
import Foundation
import Records
import Synchronization

/// The costs of an engine beside its calls: starting it, its memory, and what the whole machine reads with it.
package struct EngineCost: Sendable {
  /// From the start of a process until it has said what it is, each time.
  package private(set) var hello: [Duration] = []
  /// From the start of a process until its first answer, of frames in turn.
  package private(set) var firstAnswer: [Duration] = []
  /// The same process's answer to the same frame once more.
  package private(set) var nextAnswer: [Duration] = []
  /// The most memory that any of these processes used, in bytes; nil where it is unknown.
  package private(set) var peakMemoryBytes: Int?
  /// Frames a second of one process, round by round, and of one for each core at once.
  package private(set) var alone: [Double] = []
  package private(set) var together: [Double] = []

  private let engine: EngineUnderTest
  private let frames: [RenderedFrame]
  private let cores: Int

  /// Nil where the engine claims none of the symbologies of the frames.
  package init?(of engine: EngineUnderTest, on frames: [RenderedFrame], cores: Int) {
    self.engine = engine
    self.cores = cores
    self.frames = frames.filter {
      engine.canBeAsked(.all, in: $0.record.codes.map(\.symbology))
    }
    if self.frames.isEmpty { return nil }
  }

  /// Starts a process, has it read a frame twice, and ends it.
  ///
  /// - Throws: `EngineError`, also where it does not answer.
  package mutating func addStart() throws {
    let clock = ContinuousClock()
    let another = engine.another()
    defer { another.quit() }
    let frame = frames[hello.count % frames.count]
    let begin = clock.now
    _ = try another.start()
    let started = clock.now
    try Self.read(frame, with: another)
    let answered = clock.now
    try Self.read(frame, with: another)
    hello.append(started - begin)
    firstAnswer.append(answered - begin)
    nextAnswer.append(clock.now - answered)
    peakMemoryBytes = [peakMemoryBytes, another.peakMemoryBytes].compactMap(\.self).max()
  }

  /// Reads for so long with one process, then with one for each core at once.
  ///
  /// - Throws: `EngineError`.
  package mutating func addRound(of duration: Duration) throws {
    alone.append(try rate(processes: 1, for: duration))
    together.append(try rate(processes: cores, for: duration))
  }

  private func rate(processes: Int, for duration: Duration) throws -> Double {
    let workers = (0..<processes).map { _ in engine.another() }
    defer { for worker in workers { worker.quit() } }
    // Started and warm before the clock runs.
    for worker in workers { try Self.read(frames[0], with: worker) }
    let results = Mutex<[Result<Double, any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: processes) { number in
      let result = Result {
        try Self.rate(of: workers[number], frames, from: number, for: duration)
      }
      results.withLock { $0.append(result) }
    }
    return try results.withLock { try $0.reduce(0) { try $0 + $1.get() } }
  }

  private static func rate(
    of worker: EngineUnderTest, _ frames: [RenderedFrame], from first: Int, for duration: Duration
  ) throws -> Double {
    let begin = ContinuousClock.now
    var count = 0
    var passed = Duration.zero
    while passed < duration {
      try read(frames[(first + count) % frames.count], with: worker)
      count += 1
      passed = ContinuousClock.now - begin
    }
    return Double(count) / (passed / .seconds(1))
  }

  private static func read(_ frame: RenderedFrame, with engine: EngineUnderTest) throws {
    let trial = engine.trial(of: frame.image, frame.record, mask: .all, warmup: 0, repeats: 1)
    guard trial.status == .ok else {
      throw EngineError.notStarted(
        path: engine.record.path,
        reason: "it did not answer to \(trial.frame): \(trial.message ?? trial.status.rawValue)")
    }
  }
}
