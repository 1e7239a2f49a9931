import Barcodes
import Foundation
import LiveScanner

/// Hands frames to a reader in real time, as a camera does: from a thread of its own, each when it is due, whatever the reader does.
///
/// It shares nothing with the simulated scanner but the words for what it does with frames that come while the reader is busy.
///
/// Unchecked: `condition` is held for every access to the variables.
final class StreamFeeder: @unchecked Sendable {
  private let condition = NSCondition()
  /// When each frame is due, in nanoseconds from the start.
  private let due: [Int64]
  private let dropping: DroppingPolicy
  private var waiting: [Int] = []
  private var isBusy = false
  private var isOver = false
  private(set) var dropped: [Int] = []
  private let start = ContinuousClock.now + .milliseconds(50)

  init(due: [Int64], dropping: DroppingPolicy) {
    self.due = due
    self.dropping = dropping
  }

  /// Nanoseconds since the stream's start.
  var now: Int64 {
    let elapsed = (ContinuousClock.now - start).components
    return elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000
  }

  func begin() {
    Thread { [self] in
      for frame in due.indices {
        sleepUntil(due[frame])
        condition.withLock {
          offer(frame)
          condition.broadcast()
        }
      }
      condition.withLock {
        isOver = true
        condition.broadcast()
      }
    }.start()
  }

  /// The reader is free: waits for the next frame; nil when the stream is over.
  func next() -> Int? {
    condition.withLock {
      isBusy = false
      while waiting.isEmpty && !isOver { condition.wait() }
      guard !waiting.isEmpty else { return nil }
      isBusy = true
      return waiting.removeFirst()
    }
  }

  private func offer(_ frame: Int) {
    switch dropping {
    case .newestWaits:
      dropped += waiting
      waiting = [frame]
    case .noneWaits:
      if isBusy || !waiting.isEmpty { dropped.append(frame) } else { waiting = [frame] }
    case .queue(let length):
      if waiting.count < length { waiting.append(frame) } else { dropped.append(frame) }
    }
  }

  private func sleepUntil(_ time: Int64) {
    let left = time - now
    if left > 0 { Thread.sleep(forTimeInterval: Double(left) * 1e-9) }
  }
}
