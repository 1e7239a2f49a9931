import Dispatch
import Synchronization

extension StopSignals {
  /// Waits for the work, which the first signal that would end the program cancels.
  static func result<Value: Sendable>(of work: @escaping @Sendable () async -> Value) -> Value {
    let box = ResultBox<Value>()
    let isDone = DispatchSemaphore(value: 0)
    let task = Task.detached {
      let value = await work()
      box.value.withLock { $0 = value }
      isDone.signal()
    }
    let signals = StopSignals { task.cancel() }
    defer { signals.stopWatching() }
    isDone.wait()
    guard let value = box.value.withLock({ $0 }) else {
      preconditionFailure("signalled before the work was done")
    }
    return value
  }
}

private final class ResultBox<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
}
