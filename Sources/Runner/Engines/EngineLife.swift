import Barcodes
import Records
import Synchronization

/// The fate that all processes of an engine share, over all workers of a run: whether too many died in a row, and whether
/// all are to end at once.
final class EngineLife: Sendable {
  private struct LifeState {
    var deaths = 0
    var lastFrame: String?
    var lastMessage = ""
    /// The reason for which the engine was given up at once.
    var ending: String?
    /// What ends each session that runs, by its process.
    var running: [Int32: @Sendable () -> Void] = [:]
    var isAbandoned = false
  }

  private let limit: Int
  private let state = Mutex(LifeState())

  /// - Parameter limit: the deaths in a row, each on another frame, that are too many.
  init(limit: Int) { self.limit = limit }

  // MARK: Deaths

  /// The reason that the engine is given up; nil if it is not.
  var verdict: String? {
    state.withLock { state in
      if let ending = state.ending { return "given up, since \(ending)" }
      guard state.deaths >= limit else { return nil }
      return
        "given up after \(state.deaths) deaths in a row, the last time since \(state.lastMessage)"
    }
  }

  /// Gives the engine up at once, for a reason such as `the engine exited with code 69`.
  func giveUp(_ reason: String) {
    state.withLock { $0.ending = $0.ending ?? reason }
  }

  /// Records a trial, in whatever order workers finish.
  func add(_ trial: TrialRecord) {
    state.withLock { state in
      guard state.deaths < limit else { return }
      if trial.isDeath {
        if trial.frame != state.lastFrame { state.deaths += 1 }
        state.lastFrame = trial.frame
        state.lastMessage = "\(trial.message ?? trial.status.rawValue) (\(trial.frame))"
      } else if trial.status.isAsked {
        state.deaths = 0
      }
    }
  }

  // MARK: The end of all, from any thread

  /// True once all processes were ended; no more may start.
  var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

  /// Adds a session, which ends at once if all were ended before.
  func add(_ session: EngineSession) {
    let isLate = state.withLock { state in
      state.running[session.processIdentifier] = session.terminate
      return state.isAbandoned
    }
    if isLate { session.terminate() }
  }

  func remove(_ session: EngineSession) {
    state.withLock { $0.running[session.processIdentifier] = nil }
  }

  func abandon() {
    let sessions = state.withLock { state in
      state.isAbandoned = true
      return Array(state.running.values)
    }
    for terminate in sessions { terminate() }
  }
}
