import Foundation
import PageServer
import Synchronization

/// The page is asked from a thread, which waits.
extension PageReader {
  private static let timeBetweenLooks = DispatchTimeInterval.milliseconds(100)

  /// - Throws: `PageFault`.
  func result(of task: PageTask, within limit: Duration) throws -> Data {
    try wait { [page] in try await page.result(of: task, within: limit) }
  }

  /// True if a page has the address.
  func isJoined() throws -> Bool {
    try !wait { [page] in await page.pageDescription ?? Data() }.isEmpty
  }

  /// - Throws: `PageFault`.
  func joined(within limit: Duration) throws -> Data {
    try wait { [page] in try await page.joined(within: limit) }
  }

  private func wait(_ ask: @escaping @Sendable () async throws -> Data) throws -> Data {
    let box = Box()
    let task = Task {
      let answer: Result<Data, any Error>
      do { answer = .success(try await ask()) } catch { answer = .failure(error) }
      box.answer.withLock { $0 = answer }
      box.isReady.signal()
    }
    while box.isReady.wait(timeout: .now() + Self.timeBetweenLooks) == .timedOut {
      if isCallerGone() {
        task.cancel()
        throw PageFault.cancelled
      }
    }
    guard let answer = box.answer.withLock({ $0 }) else { throw PageFault.cancelled }
    return try answer.get()
  }

  private final class Box: Sendable {
    let answer = Mutex<Result<Data, any Error>?>(nil)
    let isReady = DispatchSemaphore(value: 0)
  }
}
