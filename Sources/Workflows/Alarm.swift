import Dispatch
import Synchronization

/// Acts once, from another thread, when a time is over.
final class Alarm: Sendable {
  private let state = Mutex((hasGone: false, isCancelled: false))

  init(after seconds: Double, _ act: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, seconds)) { [weak self] in
      guard let self, self.go() else { return }
      act()
    }
  }

  /// True if the time was over before `cancel`.
  var hasGone: Bool { state.withLock { $0.hasGone } }

  func cancel() { state.withLock { $0.isCancelled = true } }

  private func go() -> Bool {
    state.withLock { state in
      if !state.isCancelled { state.hasGone = true }
      return !state.isCancelled
    }
  }
}
