import Records
import Synchronization

/// The engines of a run, of which only one reads at a time, whichever thread asks.
final class EnginesInTurn: Sendable {
  private let engines: [EngineUnderTest]
  /// Held while an engine reads.
  private let turn = Mutex(())

  init(_ engines: [EngineUnderTest]) { self.engines = engines }

  var indices: Range<Int> { engines.indices }

  func label(of number: Int) -> String { engines[number].record.label }

  /// Waits until no engine reads, then lets one; throws `RunInterrupted` if the engines were ended.
  func withEngine<Answer: Sendable>(
    _ number: Int, _ read: (EngineUnderTest) -> Answer
  ) throws -> Answer {
    try turn.withLock { _ in
      guard !engines[number].isAbandoned else { throw RunInterrupted() }
      return read(engines[number])
    }
  }

  func recall(_ trials: [TrialRecord]) { engines.recall(trials) }

  /// Ends every process at once, from any thread, and lets none start.
  func abandon() { for engine in engines { engine.abandon() } }
}
