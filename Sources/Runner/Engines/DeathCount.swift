import Barcodes
import Records
import Synchronization

/// The deaths in a row of an engine's processes, over all workers of a run.
final class DeathCount: Sendable {
  private struct DeathState {
    var deaths = 0
    var lastFrame: String?
    var lastMessage = ""
    var ending: String?
  }

  private let limit: Int
  private let state = Mutex(DeathState())

  /// - Parameter limit: the deaths in a row, each on another frame, that are too many.
  init(limit: Int) { self.limit = limit }

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
}
