import BrowserEngine
import Foundation
import Synchronization

/// SIGINT, SIGTERM and SIGHUP, which end the server at once and leave no socket behind.
///
/// They are held back in every thread, and taken by one that does nothing else: whatever keeps the others busy, it runs.
enum EndingSignals {
  private static let doors = Mutex<[EngineSocketListener]>([])

  /// The first thing that the server does, as long as it has one thread.
  static func startWatching() {
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&watched, number) }
    // Threads begin with the mask of the one that starts them.
    pthread_sigmask(SIG_BLOCK, &watched, nil)
    let thread = Thread { [watched] in
      var (watched, number) = (watched, Int32(0))
      while sigwait(&watched, &number) != 0 {}
      end(with: number == SIGINT ? 130 : 0)
    }
    thread.stackSize = 512 << 10
    thread.start()
  }

  /// Makes a door that is closed at the end.
  static func made(_ make: () throws -> EngineSocketListener) throws -> EngineSocketListener {
    try doors.withLock { doors in
      let door = try make()
      doors.append(door)
      return door
    }
  }

  /// Without what would be done at a proper exit, which may wait for threads that are busy.
  private static func end(with code: Int32) -> Never {
    // A door that is being made is made first, unless that takes long.
    for _ in 0..<50 {
      doors.withLockIfAvailable { doors -> Void in
        for door in doors { door.close() }
        _exit(code)
      }
      usleep(10_000)
    }
    _exit(code)
  }
}
