import Foundation
import Synchronization

/// The engines of this process that run.
package enum EngineProcesses {
  private static let register = Register()

  /// Has this process adopt what its descendants leave behind, so that what engines have started can be ended with them. To be
  /// called before the first engine starts: what this process has started is told from what was there before.
  package static func adoptOrphans() { OrphanProcesses.adopt() }

  /// Ends every engine with all that it has started, from any thread; what then starts one, or asks how one has ended,
  /// waits for ever. For a process that is about to exit: nobody shall hear that an engine has died.
  package static func endAll() {
    for group in register.close() { group.end() }
    OrphanProcesses.endAll()
  }

  /// Ends every engine, from any thread, and lets none begin: whoever talks to one finds its output closed.
  package static func interrupt() {
    for group in register.interrupt() { group.end() }
  }

  /// Starts an engine's process.
  static func start(
    _ mark: EngineMark, _ start: () throws(SpawnFailure) -> pid_t
  ) throws(SpawnFailure) -> ProcessGroup {
    try register.add(mark, start)
  }

  /// - Returns: whether no other engine runs.
  static func remove(_ group: ProcessGroup) -> Bool { register.remove(group) }

  /// Returns unless `endAll` was called.
  static func waitWhereClosing() {
    while register.isClosing { sleep(1000) }
  }
}

/// Which engines run, and whether more may start.
private final class Register: Sendable {
  private struct RegisterState {
    var running: [ObjectIdentifier: ProcessGroup] = [:]
    var isClosed = false
    var isInterrupted = false
  }

  private let state = Mutex(RegisterState())

  var isClosing: Bool { state.withLock { $0.isClosed } }

  func close() -> [ProcessGroup] {
    state.withLock { state in
      state.isClosed = true
      return Array(state.running.values)
    }
  }

  func interrupt() -> [ProcessGroup] {
    state.withLock { state in
      state.isInterrupted = true
      return Array(state.running.values)
    }
  }

  /// Starts and registers at once, so that nothing starts unseen.
  func add(
    _ mark: EngineMark, _ start: () throws(SpawnFailure) -> pid_t
  ) throws(SpawnFailure) -> ProcessGroup {
    EngineProcesses.waitWhereClosing()
    return try state.withLock { state throws(SpawnFailure) in
      guard !state.isInterrupted else { throw SpawnFailure(errno: EINTR) }
      let group = ProcessGroup(try start(), mark: mark)
      state.running[ObjectIdentifier(group)] = group
      return group
    }
  }

  func remove(_ group: ProcessGroup) -> Bool {
    state.withLock { state in
      state.running[ObjectIdentifier(group)] = nil
      return state.running.isEmpty
    }
  }
}
