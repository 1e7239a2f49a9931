import Foundation

/// A sequence of products that several threads make, ahead of their use, handed out in order.
/// Memory holds no more than a few products for each thread.
package final class OrderedParallelMap<Product: Sendable>: Sequence, IteratorProtocol {
  private let queue: Queue<Product>
  private let count: Int
  private var position = 0

  /// - Parameters:
  ///   - count: how many products there are.
  ///   - threads: how many threads work.
  ///   - worker: called once in each thread, with the thread's number from 0; what it returns makes the
  ///     product of an index.
  package init(
    count: Int, threads: Int,
    worker: @escaping @Sendable (_ thread: Int) -> (_ index: Int) throws -> Product
  ) {
    self.count = count
    queue = Queue(count: count, window: threads * 3, threads: threads)
    for number in 0..<threads {
      let thread = Thread { [queue] in
        let make = worker(number)
        while let index = queue.take() {
          queue.put(Result { try make(index) }, at: index)
        }
        queue.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Waits for what the threads have in hand, and drops it.
  deinit { queue.stop() }

  package func next() -> Result<Product, any Error>? {
    guard position < count else { return nil }
    defer { position += 1 }
    return queue.product(at: position)
  }
}

/// The state that the threads and the reader share.
///
/// Unchecked: every access to the variables holds `condition`.
private final class Queue<Product: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  private let window: Int
  private var ready: [Int: Result<Product, any Error>] = [:]
  private var nextToMake = 0
  private var read = 0
  private var threads: Int

  init(count: Int, window: Int, threads: Int) {
    self.count = count
    self.window = window
    self.threads = threads
  }

  /// The next index to work on, waiting while the reader is too far behind; nil when there is none.
  func take() -> Int? {
    condition.withLock {
      while nextToMake < count && nextToMake >= read + window { condition.wait() }
      guard nextToMake < count else { return nil }
      defer { nextToMake += 1 }
      return nextToMake
    }
  }

  func put(_ product: Result<Product, any Error>, at index: Int) {
    condition.withLock {
      ready[index] = product
      condition.broadcast()
    }
  }

  func product(at index: Int) -> Result<Product, any Error> {
    condition.withLock {
      while true {
        if let product = ready.removeValue(forKey: index) {
          read = index + 1
          condition.broadcast()
          return product
        }
        condition.wait()
      }
    }
  }

  /// A thread ends.
  func leave() {
    condition.withLock {
      threads -= 1
      condition.broadcast()
    }
  }

  func stop() {
    condition.withLock {
      nextToMake = count
      condition.broadcast()
      while threads > 0 { condition.wait() }
    }
  }
}
