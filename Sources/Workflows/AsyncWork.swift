import Foundation

enum AsyncWork {
  /// Waits for the work, which the first signal that would end the program cancels.
  static func result<Value: Sendable>(
    of work: @escaping @Sendable () async -> Value
  ) -> Value {
    let box = ResultBox<Value>()
    let isDone = DispatchSemaphore(value: 0)
    let task = Task.detached {
      box.value = await work()
      isDone.signal()
    }
    let signals = StopSignals { task.cancel() }
    defer { signals.stopWatching() }
    isDone.wait()
    guard let value = box.value else { preconditionFailure("signalled before the work was done") }
    return value
  }
}

/// Unchecked: it is written before the semaphore is signalled, and read after.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
