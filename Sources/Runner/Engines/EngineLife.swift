import Barcodes
import Records
import Synchronization

/// The fate that all processes of an engine share, over all workers of a run: whether too many died in a row, and whether
/// all are to end at once.
final class EngineLife: Sendable {
  private let limit: Int
  /// The deaths in a row, with the frame and the message of the last one; and the reason for which the engine was given up at once.
  private let deaths = Mutex<(count: Int, frame: String?, message: String, ending: String?)>(
    (0, nil, "", nil))
  /// What ends each session that runs, by its process; and whether all were ended.
  private let sessions = Mutex<(running: [Int32: @Sendable () -> Void], areAbandoned: Bool)>(
    ([:], false))

  /// - Parameter limit: the deaths in a row, each on another frame, that are too many.
  init(limit: Int) { self.limit = limit }

  // MARK: Deaths

  /// The reason that the engine is given up; nil if it is not.
  var verdict: String? {
    deaths.withLock { deaths in
      if let ending = deaths.ending { return "given up, since \(ending)" }
      guard deaths.count >= limit else { return nil }
      return "given up after \(deaths.count) deaths in a row, the last time since \(deaths.message)"
    }
  }

  /// Gives the engine up at once, for a reason such as `the engine exited with code 69`.
  func giveUp(_ reason: String) {
    deaths.withLock { $0.ending = $0.ending ?? reason }
  }

  /// Records a trial, in whatever order workers finish.
  func add(_ trial: TrialRecord) {
    deaths.withLock { deaths in
      guard deaths.count < limit else { return }
      if trial.isDeath {
        if trial.frame != deaths.frame { deaths.count += 1 }
        deaths.frame = trial.frame
        deaths.message = "\(trial.message ?? trial.status.rawValue) (\(trial.frame))"
      } else if trial.status.isAsked {
        deaths.count = 0
      }
    }
  }

  // MARK: The end of all, from any thread

  /// True once all processes were ended; no more may start.
  var isAbandoned: Bool { sessions.withLock { $0.areAbandoned } }

  /// Adds a session, which ends at once if all were ended before.
  func add(_ session: EngineSession) {
    let isLate = sessions.withLock { sessions in
      sessions.running[session.processIdentifier] = session.terminate
      return sessions.areAbandoned
    }
    if isLate { session.terminate() }
  }

  func remove(_ session: EngineSession) {
    sessions.withLock { $0.running[session.processIdentifier] = nil }
  }

  func abandon() {
    let running = sessions.withLock { sessions in
      sessions.areAbandoned = true
      return Array(sessions.running.values)
    }
    for terminate in running { terminate() }
  }
}
