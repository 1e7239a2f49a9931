import Foundation

#if os(Linux)
  import CLinux
  import Synchronization
#endif

/// Processes that an engine has started and that have left its process group, as with setsid(2). They are found on
/// Linux, where this process adopts what its descendants leave behind.
extension EngineProcesses {
  #if os(Linux)
    private static let ownSession = getsid(0)
    /// The descendants that were there before the first engine: a shell that has started something
    /// and then become scanbench leaves it.
    private static let before = Set(ProcessFile.descendants())

    /// Makes orphaned descendants children of this process, so that what engines have started can be ended with them. To be called before
    /// the first engine starts: what this process has started is told from what was there before. Until then nothing is looked for: a
    /// process that has other children, such as one that runs tests, may not expect more of them.
    package static func adoptOrphans() { _ = adoption }

    private static let adoption: Void = {
      _ = before
      let isDone = clinux_adopt_orphans() == 0
      areAdopted.withLock { $0 = isDone }
    }()

    /// True once orphans come to this process. One thread at a time looks for them, and holds it meanwhile.
    private static let areAdopted = Mutex(false)

    /// Ends what carries the mark of an engine that has ended, and waits for what it has left behind.
    ///
    /// A process that has cleared its environment is ended where it runs in another session, no engine runs any more
    /// that could have started it, and nothing else could have either.
    ///
    /// - Parameters:
    ///   - group: which the engine led.
    ///   - isLast: whether no other engine runs.
    static func endOrphans(of mark: EngineMark, group: pid_t, isLast: Bool) {
      sweep(group: group) { process, parent, session in
        guard let found = EngineMark(of: process) else {
          return isLast && before.isEmpty && parent == getpid() && session != ownSession
        }
        return found == mark
      }
    }

    /// Ends what carries the mark of any engine of this process, and whatever else this process has started.
    static func endAllOrphans() {
      sweep(group: 0) { process, _, _ in
        before.isEmpty || EngineMark(of: process)?.isOurs == true
      }
    }

    /// Looks again and again, since what is ended may just have started something, until there is nothing to be ended twice
    /// in a row: what loses its parent while it is looked for is in nobody's list.
    private static func sweep(
      group: pid_t, _ isStray: (_ process: pid_t, _ parent: pid_t, _ session: pid_t) -> Bool
    ) {
      areAdopted.withLock { areAdopted in
        guard areAdopted else { return }
        var ended: Set<pid_t> = []
        // What has been killed ends, unless it waits for a device.
        let deadline = ContinuousClock.now + .seconds(2)
        var quietLooks = 0
        while quietLooks < 2, ContinuousClock.now < deadline {
          quietLooks += 1
          for process in ProcessFile.descendants() where !before.contains(process) {
            guard let status = ProcessFile.status(of: process) else { continue }
            if status.hasEnded {
              let isOrphan = status.group == group || status.session != ownSession
              guard status.parent == getpid(), isOrphan || ended.contains(process) else { continue }
              waitpid(process, nil, WNOHANG)
            } else if isStray(process, status.parent, status.session) {
              kill(process, SIGKILL)
              ended.insert(process)
              quietLooks = 0
            }
          }
          if quietLooks == 0 { usleep(1000) }
        }
      }
    }
  #else
    package static func adoptOrphans() {}
    static func endOrphans(of mark: EngineMark, group: pid_t, isLast: Bool) {}
    static func endAllOrphans() {}
  #endif
}
