import Foundation

/// Ends all processes of an engine at once, from any thread.
///
/// Unchecked: `lock` is held for every access to the variables.
final class EngineKillSwitch: @unchecked Sendable {
  private let lock = NSLock()
  private var running: [Int32: @Sendable () -> Void] = [:]
  private var hasEndedAll = false

  /// Whether all were ended, and no more are to begin.
  var isAbandoned: Bool { lock.withLock { hasEndedAll } }

  /// - Parameter session: which ends at once where all were ended before.
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
