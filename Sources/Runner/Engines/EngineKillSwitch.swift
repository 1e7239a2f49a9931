import Synchronization

/// A switch that ends all processes of an engine at once, from any thread.
final class EngineKillSwitch: Sendable {
  private struct SwitchState {
    var running: [Int32: @Sendable () -> Void] = [:]
    var hasEndedAll = false
  }

  private let state = Mutex(SwitchState())

  /// True once all processes were ended; no more may start.
  var isAbandoned: Bool { state.withLock { $0.hasEndedAll } }

  /// Adds a session, which ends at once if all were ended before.
  func add(_ session: EngineSession) {
    let isLate = state.withLock { state in
      state.running[session.processIdentifier] = session.terminate
      return state.hasEndedAll
    }
    if isLate { session.terminate() }
  }

  func remove(_ session: EngineSession) {
    state.withLock { $0.running[session.processIdentifier] = nil }
  }

  func abandon() {
    let sessions = state.withLock { state in
      state.hasEndedAll = true
      return Array(state.running.values)
    }
    for terminate in sessions { terminate() }
  }
}
