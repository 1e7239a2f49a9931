import Foundation

/// SIGINT and SIGTERM, as a wish to stop in good order. A second one stops at once.
final class StopSignals {
  private static let watch = SignalWatch()

  private let wish: Wish

  /// - Parameter onFirst: called from another thread when the first one comes.
  init(onFirst: @escaping @Sendable () -> Void = {}) {
    wish = Wish(onFirst: onFirst)
    Self.watch.add(wish)
  }

  func haveCome() -> Bool { wish.hasCome }

  /// From now on, signals do what they did before.
  func stopWatching() { Self.watch.remove(wish) }
}

/// What one part of the program does when a signal comes.
///
/// Unchecked: `lock` is held for every access to the variable.
private final class Wish: @unchecked Sendable {
  private let onFirst: @Sendable () -> Void
  private let lock = NSLock()
  private var value = false

  init(onFirst: @escaping @Sendable () -> Void) { self.onFirst = onFirst }

  var hasCome: Bool { lock.withLock { value } }

  /// - Returns: whether this was the first.
  func come() -> Bool {
    let isFirst = lock.withLock {
      defer { value = true }
      return !value
    }
    if isFirst { onFirst() }
    return isFirst
  }
}

/// The signals of the process, watched from the first wish on: a source that is cancelled goes away later, and would
/// take a new one of the same signal with it.
///
/// Unchecked: `lock` is held for every access to the variables.
private final class SignalWatch: @unchecked Sendable {
  private let lock = NSLock()
  private var wishes: [Wish] = []
  private var sources: [any DispatchSourceSignal] = []

  func add(_ wish: Wish) {
    lock.withLock {
      wishes.append(wish)
      if sources.isEmpty { sources = [SIGINT, SIGTERM].map(source) }
    }
  }

  func remove(_ wish: Wish) { lock.withLock { wishes.removeAll { $0 === wish } } }

  private func source(_ number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { [self] in
      let wishes = lock.withLock { self.wishes }
      // All are told, also those that began after the first signal.
      let wereFirst = wishes.map { $0.come() }
      if wereFirst.isEmpty || wereFirst.contains(false) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
    }
    source.resume()
    return source
  }
}
