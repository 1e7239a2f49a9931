import EngineHosting
import Foundation
import Runner
import Synchronization

/// SIGINT, SIGTERM and SIGHUP as a request to stop in good order. A second signal stops at once,
/// and so does the first if nobody has a request. A time limit makes the same request.
final class StopSignals: Sendable {
  /// The parts of the program that have a request.
  private static let all = Mutex<[StopSignals]>([])

  private let act: @Sendable () -> Void
  private let state = Mutex((haveCome: false, isTimeOver: false, isWatching: true))

  /// - Parameters:
  ///   - seconds: the time limit; nil for none.
  ///   - act: called from another thread when the first signal comes, and when the time is over.
  init(orAfter seconds: Double? = nil, _ act: @escaping @Sendable () -> Void) {
    self.act = act
    Self.all.withLock { $0.append(self) }
    guard let seconds else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, seconds)) { [weak self] in
      self?.endTime()
    }
  }

  /// Ends the processes of engines.
  convenience init(ending engines: [EngineUnderTest], orAfter seconds: Double?) {
    let abandon = engines.map(\.abandon)
    self.init(orAfter: seconds) { for abandon in abandon { abandon() } }
  }

  func haveCome() -> Bool { state.withLock { $0.haveCome } }

  /// True if the time was over before `stopWatching`.
  var isTimeOver: Bool { state.withLock { $0.isTimeOver } }

  /// Lets signals stop the command at once from now on.
  func stopWatching() {
    state.withLock { $0.isWatching = false }
    Self.all.withLock { all in all.removeAll { $0 === self } }
  }

  private func endTime() {
    let isOver = state.withLock { state in
      if state.isWatching { state.isTimeOver = true }
      return state.isWatching
    }
    if isOver { act() }
  }

  /// - Returns: true for the first signal.
  private func come() -> Bool {
    state.withLock { state in
      defer { state.haveCome = true }
      return !state.haveCome
    }
  }

  // MARK: The signals of the process

  /// Blocks the signals in every thread, while the command has but one, so that no later one is lost, and has a dedicated one handle
  /// them, which is free to do anything.
  static func startWatching() {
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || !isHangUpIgnored {
      sigaddset(&watched, number)
    }
    // Threads begin with the mask of the one that starts them.
    pthread_sigmask(SIG_BLOCK, &watched, nil)
    // What is written beyond the limit on the size of files fails then, and is said as any other failure is.
    signal(SIGXFSZ, SIG_IGN)
    let thread = Thread { [watched] in take(watched) }
    thread.stackSize = 512 << 10
    thread.start()
    EngineProcesses.adoptOrphans()
  }

  /// True if the process ignores SIGHUP, as under nohup(1).
  private static var isHangUpIgnored: Bool {
    // Asked without being set: a signal that waits already is dropped where it is ignored for a moment.
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func take(_ watched: sigset_t) -> Never {
    var watched = watched
    while true {
      var number: Int32 = 0
      guard sigwait(&watched, &number) == 0 else { continue }
      let requests = all.withLock { $0 }
      // All know before any acts, and so do those that began after the first signal.
      let wereFirst = requests.map { $0.come() }
      if wereFirst.isEmpty || wereFirst.contains(false) { stop(isSecond: !wereFirst.isEmpty) }
      for request in requests { request.act() }
    }
  }

  /// Ends the process with its engines, without errors that their end would cause.
  private static func stop(isSecond: Bool) -> Never {
    EngineProcesses.endAll()
    let message =
      isSecond
      ? "scanbench: interrupted again, and stopped at once; what was written before is kept\n"
      : "scanbench: interrupted; give the same command again, with --resume where it began a run\n"
    _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    _exit(Interruption.exitCode)
  }
}
