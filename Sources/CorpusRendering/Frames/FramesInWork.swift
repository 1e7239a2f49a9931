import Synchronization

/// Frames that are being rendered, on whichever threads, and since when.
package final class FramesInWork: Sendable {
  /// Those of all renderers that are not given others.
  package static let ofProcess = FramesInWork()

  private typealias Work = (frame: String, begin: ContinuousClock.Instant, isTold: Bool)

  private let state = Mutex((works: [Int: Work](), count: 0))
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameter now: the clock.
  package init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.now = now
  }

  /// - Returns: a number to end it with.
  func begin(_ frame: String) -> Int {
    let begin = now()
    return state.withLock { state in
      state.count += 1
      state.works[state.count] = (frame, begin, false)
      return state.count
    }
  }

  func end(_ work: Int) { state.withLock { $0.works[work] = nil } }

  /// The names of frames that have been in work for at least that long, in the order of their beginnings; each is told once.
  package func takeOverdue(after patience: Duration) -> [String] {
    let now = now()
    return state.withLock { state in
      let overdue = state.works.filter { !$0.value.isTold && now - $0.value.begin >= patience }
      for work in overdue.keys { state.works[work]?.isTold = true }
      return overdue.sorted { $0.key < $1.key }.map(\.value.frame)
    }
  }
}
