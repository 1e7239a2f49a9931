import Foundation
import Synchronization

/// A process that this one has started, and all in its group: ended together, from any thread. What has left the group
/// is ended with the process, where it is found.
///
/// The state is held, too, as long as the identifier must not pass to another process.
final class ProcessGroup: Sendable {
  let identifier: pid_t
  private let mark: EngineMark
  private let state = Mutex<(ending: ProcessEnding?, killedFor: ProcessEnding?)>((nil, nil))

  /// - Parameters:
  ///   - identifier: of a process of this one's, which leads its group.
  ///   - mark: in its environment.
  init(_ identifier: pid_t, mark: EngineMark) {
    self.identifier = identifier
    self.mark = mark
  }

  /// Why `end(because:)` ended the process.
  var excess: ProcessEnding? { state.withLock { $0.killedFor } }

  /// Ends every process of the group.
  func end(because excess: ProcessEnding? = nil) {
    state.withLock { state in
      guard state.ending == nil else { return }
      state.killedFor = state.killedFor ?? excess
      kill(-identifier, SIGKILL)
      // It may have moved to another group.
      kill(identifier, SIGKILL)
    }
  }

  /// Waits for the process to end, and ends what it leaves of its group.
  ///
  /// - Returns: nil where it still runs.
  func ending(within patience: Duration) -> ProcessEnding? {
    let deadline = ContinuousClock.now + patience
    while true {
      EngineProcesses.waitWhereClosing()
      if let (ending, isNew) = reaped() {
        if isNew {
          EngineProcesses.endOrphans(
            of: mark, group: identifier, isLast: EngineProcesses.remove(self))
        }
        return ending
      }
      guard .now < deadline else { return nil }
      Thread.sleep(forTimeInterval: 0.002)
    }
  }

  private func reaped() -> (ending: ProcessEnding, isNew: Bool)? {
    state.withLock { state in
      if let ending = state.ending { return (ending, false) }
      var information = siginfo_t()
      let options = WEXITED | WNOHANG | WNOWAIT
      guard waitid(P_PID, id_t(identifier), &information, options) == 0 else {
        // Somebody else has waited for it.
        state.ending = .code(0)
        return (.code(0), true)
      }
      guard information.si_signo == SIGCHLD else { return nil }
      // As long as it was not waited for, its identifier is its own, and so is its group.
      kill(-identifier, SIGKILL)
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
      let ending = ProcessEnding(status: status)
      state.ending = ending
      return (ending, true)
    }
  }
}
