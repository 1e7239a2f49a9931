/// A process of each engine of a run for each worker, started when it is first needed.
final class EngineWorkers: Sendable {
  private let workers: [[EngineUnderTest]]

  /// - Parameter engines: the engines of the first worker.
  init(_ engines: [EngineUnderTest], count: Int) {
    workers = [engines] + (1..<max(1, count)).map { _ in engines.map { $0.another() } }
  }

  /// - Parameter worker: the worker's number, from 0.
  func engines(ofWorker worker: Int) -> [EngineUnderTest] { workers[worker] }

  /// Ends every process at once, from any thread, and lets none start.
  func abandon() {
    for engine in workers[0] { engine.abandon() }
  }

  func quit() {
    for engine in workers.joined() { engine.quit() }
  }
}
