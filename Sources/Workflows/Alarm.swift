import Dispatch
import Foundation

/// Acts once, from another thread, when a time is over.
///
/// Unchecked: `lock` is held for every access to the variables.
final class Alarm: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  private var isCancelled = false

  init(after seconds: Double, _ act: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, seconds)) { [weak self] in
      guard let self, self.go() else { return }
      act()
    }
  }

  /// True if the time was over before `cancel`.
  var hasGone: Bool { lock.withLock { value } }

  func cancel() { lock.withLock { isCancelled = true } }

  private func go() -> Bool {
    lock.withLock {
      if !isCancelled { value = true }
      return !isCancelled
    }
  }
}
