import Barcodes
import Foundation
import Records

/// The deaths in a row of an engine's processes, over all workers of a run. Unchecked: `lock` is
/// held for every access to the variables.
final class DeathCount: @unchecked Sendable {
  private let limit: Int
  private let lock = NSLock()
  private var deaths = 0
  private var lastFrame: String?
  private var lastMessage = ""
  private var ending: String?

  /// - Parameter limit: the deaths in a row, each on another frame, that are too many.
  init(limit: Int) { self.limit = limit }

  /// The reason that the engine is given up; nil if it is not.
  var verdict: String? {
    lock.withLock {
      if let ending { return "given up, since \(ending)" }
      return deaths < limit
        ? nil : "given up after \(deaths) deaths in a row, the last time since \(lastMessage)"
    }
  }

  /// Gives the engine up at once, for a reason such as `the engine exited with code 69`.
  func giveUp(_ reason: String) {
    lock.withLock { ending = ending ?? reason }
  }

  /// Records a trial, in whatever order workers finish.
  func add(_ trial: TrialRecord) {
    lock.withLock {
      guard deaths < limit else { return }
      if trial.isDeath {
        if trial.frame != lastFrame { deaths += 1 }
        lastFrame = trial.frame
        lastMessage = "\(trial.message ?? trial.status.rawValue) (\(trial.frame))"
      } else if trial.status.isAsked {
        deaths = 0
      }
    }
  }
}
