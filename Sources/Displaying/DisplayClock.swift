import Foundation

/// Milliseconds since the display began: the clock that all times are told by.
struct DisplayClock: Sendable {
  private let now: @Sendable () -> Double

  init() {
    let begin = ContinuousClock.now
    now = { (ContinuousClock.now - begin).milliseconds }
  }

  /// - Parameter now: the milliseconds.
  init(_ now: @escaping @Sendable () -> Double) { self.now = now }

  var milliseconds: Double { now() }
}

/// What has arrived, from whichever request.
///
/// Unchecked: `lock` is held for every access to the variable.
final class ArrivalLog: @unchecked Sendable {
  private let lock = NSLock()
  private var arrivals: [Arrival] = []
  private var bytes = 0
  private var bytesOfFrame = 0

  /// The most bytes that all texts together may have: many times what a day of scanning gives.
  private static let mostBytes = 64 << 20
  /// The same for those that arrive while one frame is shown, so that they fit into a line of the recording.
  private static let mostBytesOfFrame = 256 << 10

  /// - Throws: `ArrivalError` where there were too many.
  func add(_ arrival: Arrival) throws(ArrivalError) {
    let isTaken = lock.withLock {
      // With what an arrival takes beside its text.
      let size = arrival.text.utf8.count + 100
      guard bytes + size <= Self.mostBytes, bytesOfFrame + size <= Self.mostBytesOfFrame else {
        return false
      }
      bytes += size
      bytesOfFrame += size
      arrivals.append(arrival)
      return true
    }
    guard isTaken else { throw .tooMany }
  }

  /// Another frame is shown from now on.
  func beginFrame() { lock.withLock { bytesOfFrame = 0 } }

  var all: [Arrival] { lock.withLock { arrivals } }
}
