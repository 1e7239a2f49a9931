import Foundation

/// The frames of a sequence of specifications, rendered by several threads ahead of their use and handed
/// out in order. Memory holds no more than the frames in hand.
package final class RenderedFrames: Sequence, IteratorProtocol {
  package typealias Frame = Result<RenderedFrame, any Error>

  private let queue: Queue
  private let count: Int
  private var position = 0

  /// All frames of a plan.
  ///
  /// - Parameters:
  ///   - jobs: how many threads render.
  ///   - finish: what the thread that rendered a frame goes on to do with it.
  package convenience init(
    _ plan: CorpusPlan, jobs: Int,
    finish: @escaping @Sendable (inout RenderedFrame) throws -> Void = { _ in }
  ) {
    self.init(plan, indices: 0..<plan.count, jobs: jobs, finish: finish)
  }

  /// Some frames of a plan.
  ///
  /// - Parameter indices: which, in the order in which they are handed out.
  package init(
    _ plan: CorpusPlan, indices: some RandomAccessCollection<Int> & Sendable, jobs: Int,
    finish: @escaping @Sendable (inout RenderedFrame) throws -> Void = { _ in }
  ) {
    count = indices.count
    queue = Queue(count: count, window: jobs * 3)
    for _ in 0..<jobs {
      let thread = Thread { [queue] in
        let renderer = FrameRenderer()
        while let index = queue.take() {
          let frame = Result {
            let place = indices.index(indices.startIndex, offsetBy: index)
            var frame = try renderer.render(plan[indices[place]])
            try finish(&frame)
            return frame
          }
          queue.put(frame, at: index)
        }
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  deinit { queue.stop() }

  package func next() -> Frame? {
    guard position < count else { return nil }
    defer { position += 1 }
    return queue.frame(at: position)
  }
}

/// What the renderers and the reader share.
///
/// Unchecked: every access to the variables holds `condition`.
private final class Queue: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  private let window: Int
  private var ready: [Int: RenderedFrames.Frame] = [:]
  private var nextToRender = 0
  private var read = 0

  init(count: Int, window: Int) {
    self.count = count
    self.window = window
  }

  /// The next index to render, waiting while the reader is too far behind; nil when there is none.
  func take() -> Int? {
    condition.withLock {
      while nextToRender < count && nextToRender >= read + window { condition.wait() }
      guard nextToRender < count else { return nil }
      defer { nextToRender += 1 }
      return nextToRender
    }
  }

  func put(_ frame: RenderedFrames.Frame, at index: Int) {
    condition.withLock {
      ready[index] = frame
      condition.broadcast()
    }
  }

  func frame(at index: Int) -> RenderedFrames.Frame {
    condition.withLock {
      while true {
        if let frame = ready.removeValue(forKey: index) {
          read = index + 1
          condition.broadcast()
          return frame
        }
        condition.wait()
      }
    }
  }

  func stop() {
    condition.withLock {
      nextToRender = count
      condition.broadcast()
    }
  }
}
