import Foundation
import Synchronization

/// The engines of this process that run.
package enum EngineProcesses {
  private typealias Register = (
    running: [ObjectIdentifier: ProcessGroup], isClosed: Bool, isInterrupted: Bool
  )

  private static let register = Mutex<Register>(([:], false, false))

  /// Ends every engine with all that it has started, from any thread; what then starts one, or asks how one has ended,
  /// waits for ever. For a process that is about to exit: nobody shall hear that an engine has died.
  package static func endAll() {
    endRunning { $0.isClosed = true }
    endAllOrphans()
  }

  /// Ends every engine, from any thread, and lets none begin: whoever talks to one finds its output closed.
  package static func interrupt() { endRunning { $0.isInterrupted = true } }

  private static func endRunning(_ mark: (inout Register) -> Void) {
    let groups = register.withLock { register in
      mark(&register)
      return Array(register.running.values)
    }
    for group in groups { group.end() }
  }

  /// Starts an engine's process, and registers it at once, so that nothing starts unseen.
  static func start(
    _ mark: EngineMark, _ start: () throws(SpawnFailure) -> pid_t
  ) throws(SpawnFailure) -> ProcessGroup {
    waitWhereClosing()
    return try register.withLock { register throws(SpawnFailure) in
      guard !register.isInterrupted else { throw SpawnFailure(errno: EINTR) }
      let group = ProcessGroup(try start(), mark: mark)
      register.running[ObjectIdentifier(group)] = group
      return group
    }
  }

  /// - Returns: whether no other engine runs.
  static func remove(_ group: ProcessGroup) -> Bool {
    register.withLock { register in
      register.running[ObjectIdentifier(group)] = nil
      return register.running.isEmpty
    }
  }

  /// Returns unless `endAll` was called.
  static func waitWhereClosing() {
    while register.withLock({ $0.isClosed }) { sleep(1000) }
  }
}
