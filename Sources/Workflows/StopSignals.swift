import EngineHosting
import Foundation
import Synchronization

/// SIGINT, SIGTERM and SIGHUP as a request to stop in good order. A second signal stops at once,
/// and so does the first if nobody has a request.
final class StopSignals {
  private static let watch = SignalWatch()

  private let request: StopRequest

  /// - Parameter onFirst: called from another thread when the first signal comes.
  init(onFirst: @escaping @Sendable () -> Void = {}) {
    request = StopRequest(onFirst: onFirst)
    Self.watch.add(request)
  }

  /// Starts watching, while the command has a single thread, so that no later signal is lost.
  static func startWatching() { watch.start() }

  func haveCome() -> Bool { request.hasCome }

  /// Lets signals stop the command at once from now on.
  func stopWatching() { Self.watch.remove(request) }
}

/// The reaction of one part of the program to a signal.
private final class StopRequest: Sendable {
  private let onFirst: @Sendable () -> Void
  private let value = Mutex(false)

  init(onFirst: @escaping @Sendable () -> Void) { self.onFirst = onFirst }

  var hasCome: Bool { value.withLock { $0 } }

  func come() -> Bool {
    value.withLock { value in
      defer { value = true }
      return !value
    }
  }

  func act() { onFirst() }
}

/// The signals of the process: blocked in every thread, and handled by a dedicated one, which is
/// free to do anything.
private final class SignalWatch: Sendable {
  private let requests = Mutex<[StopRequest]>([])

  func add(_ request: StopRequest) { requests.withLock { $0.append(request) } }

  func remove(_ request: StopRequest) {
    requests.withLock { requests in requests.removeAll { $0 === request } }
  }

  func start() {
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || !Self.isHangUpIgnored {
      sigaddset(&watched, number)
    }
    // Threads begin with the mask of the one that starts them.
    pthread_sigmask(SIG_BLOCK, &watched, nil)
    // What is written beyond the limit on the size of files fails then, and is said as any other failure is.
    signal(SIGXFSZ, SIG_IGN)
    let thread = Thread { [watched] in self.take(watched) }
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

  private func take(_ watched: sigset_t) -> Never {
    var watched = watched
    while true {
      var number: Int32 = 0
      guard sigwait(&watched, &number) == 0 else { continue }
      let requests = self.requests.withLock { $0 }
      // All know before any acts, and so do those that began after the first signal.
      let wereFirst = requests.map { $0.come() }
      if wereFirst.isEmpty || wereFirst.contains(false) { stop(isSecond: !wereFirst.isEmpty) }
      for request in requests { request.act() }
    }
  }

  /// Ends the process with its engines, without errors that their end would cause.
  private func stop(isSecond: Bool) -> Never {
    EngineProcesses.endAll()
    let message =
      isSecond
      ? "scanbench: interrupted again, and stopped at once; what was written before is kept\n"
      : "scanbench: interrupted; give the same command again, with --resume where it began a run\n"
    _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    _exit(Interruption.exitCode)
  }
}
