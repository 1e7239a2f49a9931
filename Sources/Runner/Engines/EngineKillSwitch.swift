import Foundation

/// A switch that ends all processes of an engine at once, from any thread. Unchecked: `lock` is
/// held for every access to the variables.
final class EngineKillSwitch: @unchecked Sendable {
  private let lock = NSLock()
  private var running: [Int32: @Sendable () -> Void] = [:]
  private var hasEndedAll = false

  /// True once all processes were ended; no more may start.
  var isAbandoned: Bool { lock.withLock { hasEndedAll } }

  /// Adds a session, which ends at once if all were ended before.
  func add(_ session: EngineSession) {
    let isLate = lock.withLock {
      running[session.processIdentifier] = session.terminate
      return hasEndedAll
    }
    if isLate { session.terminate() }
  }

  func remove(_ session: EngineSession) {
    lock.withLock { running[session.processIdentifier] = nil }
  }

  func abandon() {
    let sessions = lock.withLock {
      hasEndedAll = true
      return Array(running.values)
    }
    for terminate in sessions { terminate() }
  }
}
