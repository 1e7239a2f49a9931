import Foundation

/// SIGINT and SIGTERM, as a wish to stop in good order. A second one stops at once.
final class StopSignals {
  private let sources: [any DispatchSourceSignal]
  private let state: State

  private static let signals = [SIGINT, SIGTERM]

  /// Unchecked: `lock` is held for every access to the variable.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var haveCome = false

    var value: Bool { lock.withLock { haveCome } }

    /// - Returns: whether this was the first.
    func set() -> Bool {
      lock.withLock {
        defer { haveCome = true }
        return !haveCome
      }
    }
  }

  /// - Parameter onFirst: called from another thread when the first one comes.
  init(onFirst: @escaping @Sendable () -> Void) {
    let state = State()
    self.state = state
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        if state.set() {
          onFirst()
        } else {
          signal(number, SIG_DFL)
          raise(number)
        }
      }
      source.resume()
      return source
    }
  }

  func haveCome() -> Bool { state.value }

  /// From now on, signals do what they usually do.
  func stopWatching() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
