/// The engines of a run once for each frame that is read at the same time: a process of each engine for each
/// worker, started when it is first needed.
///
/// Unchecked: each worker is used by one thread at a time.
final class EngineWorkers: @unchecked Sendable {
  private let workers: [[EngineUnderTest]]

  /// - Parameters:
  ///   - engines: those of the first worker.
  ///   - count: how many workers there are.
  init(_ engines: [EngineUnderTest], count: Int) {
    workers = [engines] + (1..<max(1, count)).map { _ in engines.map { $0.another() } }
  }

  /// - Parameter worker: from 0.
  func engines(ofWorker worker: Int) -> [EngineUnderTest] { workers[worker] }

  /// Ends every process at once, from any thread, and lets none begin.
  func abandon() {
    for engine in workers[0] { engine.abandon() }
  }

  /// Ends every process.
  func quit() {
    for engine in workers.joined() { engine.quit() }
  }
}
